import type pg from "pg";
import { deadMailList } from "#domain/back-office/dead-mail-list.ts";
import { readAsked } from "#domain/lists/asked.ts";
import { readPage } from "../lists/read-list.ts";
import { deadMailSource } from "./dead-mail-source.ts";

/** Undelivered mail as staff see it. */
export const listDeadMail = async (pool: pg.Pool) =>
  (await readPage(pool, deadMailSource, readAsked(deadMailList), { userId: "", now: new Date() })).rows;
