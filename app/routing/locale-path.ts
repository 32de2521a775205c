import { useRouter } from "wouter";

/** A path of the site for places that are no Link, such as a form: with the prefix this page was opened under. */
export const useLocalePath = (path: string): string => useRouter().base + path;
