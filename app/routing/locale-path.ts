import { useRouter } from "wouter";

/** For places without Link, such as forms: keeps the language prefix. */
export const useLocalePath = (path: string): string => useRouter().base + path;
