import { useState } from "react";
import { useLocation } from "wouter";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { listRoutes } from "./route.ts";

/** Any list of `route.ts`, found by its address. */
export default function AdminListScreen() {
  const [path] = useLocation();
  // While the next screen loads, the address is already its address.
  const [list] = useState(() => listRoutes.find((route) => route.path === path)?.list);
  if (!list) throw new Error(`There is no list at ${path}`);
  return <ListScreen list={list} />;
}
