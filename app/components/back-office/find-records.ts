import { useEffect, useState } from "react";
import { isAllowed } from "#domain/accounts/audience.ts";
import type { Role } from "#domain/accounts/account.ts";
import { readAsked } from "#domain/lists/asked.ts";
import type { AnyList, ListPage } from "#domain/lists/list.ts";
import { key, type Answer } from "../../data/api-key.ts";
import { useApiCache } from "../../data/use-api.tsx";
import type { Text } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { staffRoutes } from "../../routes/staff-routes.ts";
import { listKey, nameOf } from "../list/list-key.ts";

/** A page, an action or a record. */
export type Hit = Readonly<{ href: string; name: string; kind: string }>;

const maxPerKind = 5;
const minSearchLength = 2;
/** After the last key. */
const waitMs = 150;

/** Content that staff look for most. */
const contentKinds = ["campaign", "project", "post"];
const searchable = staffRoutes.flatMap(({ list }): AnyList[] => (list?.search && list.open ? [list] : []));

/** The latest words win: an answer to earlier words is not shown. */
export function useRecords(words: string, role: Role, text: Text): Hit[] {
  const cache = useApiCache();
  const [found, setFound] = useState<{ words: string; hits: Hit[] }>({ words: "", hits: [] });
  useEffect(() => {
    if (words.length < minSearchLength) return;
    let isCurrent = true;
    const look = async (list: AnyList): Promise<Hit[]> => {
      const address = listKey(list, { ...readAsked(list), search: words });
      await cache.load(address);
      const page = cache.entry(address).data as ListPage<Readonly<Record<string, unknown>>> | undefined;
      return (page?.rows ?? []).slice(0, maxPerKind).map((row) => ({
        href: list.open?.(row) ?? list.page,
        name: nameOf(list, row),
        kind: text((list.words.part ?? list.words.title) as MessageId),
      }));
    };
    const lookInContent = async (kind: string): Promise<Hit[]> => {
      const address = `${key("/api/admin/content/:kind", { kind })}?q=${encodeURIComponent(words)}`;
      await cache.load(address);
      const page = cache.entry(address).data as Answer<"GET", "/api/admin/content/:kind"> | undefined;
      return (page?.rows ?? []).slice(0, maxPerKind).map(({ id, title }) => ({
        href: `/admin/content/${kind}/${id}`,
        name: title,
        kind: text("back-office.part.content"),
      }));
    };
    const timer = setTimeout(() => {
      const allowed = searchable.filter(({ who }) => isAllowed(who, role));
      const content = isAllowed("staff", role) ? contentKinds.map(lookInContent) : [];
      void Promise.all([...allowed.map(look), ...content]).then(
        (hits) => isCurrent && setFound({ words, hits: hits.flat() }),
      );
    }, waitMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, role, cache, text]);
  return words.length < minSearchLength ? [] : found.hits;
}
