import { useRef, type MouseEvent, type RefObject } from "react";
import { useRouter } from "wouter";
import type { RowAnswer } from "#domain/content/editing/answers.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ChevronDown } from "../../../components/ui/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { listKey } from "./keys.ts";

/** Keeps an empty place for a missing button, so that all rows align. */
const wide = "w-12";

type Direction = "up" | "down";
type Props = { kind: string; search: string; row: RowAnswer; onMoved: (sentence: string) => void };

/** A plain form without JavaScript. With it, the pressed button keeps its place, so that it can be pressed again. */
export function MoveButtons({ kind, search, row: { id, title, order }, onMoved }: Props) {
  const { text } = useText();
  const { base } = useRouter();
  const { mutate, pending } = useMutation([listKey(kind, search)]);
  const buttons = { up: useRef<HTMLButtonElement>(null), down: useRef<HTMLButtonElement>(null) };
  if (!order) return null;
  const { above, below } = order;

  const move = async (event: MouseEvent, direction: Direction) => {
    event.preventDefault();
    const over = direction === "up" ? above : below;
    if (pending || over === null) return;
    const path = key("/api/admin/content/:kind/:id/place", { kind, id });
    if (!(await mutate("PUT", path, { over, direction }))) return;
    onMoved(text(`editor.order.moved.${direction}`, { title }));
    stayAt(buttons, direction);
  };
  return (
    <form method="post" action={`${base}/admin/content/${kind}${search}`} className="flex">
      <input type="hidden" name="form" value="order" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="above" value={above ?? ""} />
      <input type="hidden" name="below" value={below ?? ""} />
      {(["up", "down"] as const).map((direction) =>
        (direction === "up" ? above : below) === null ? (
          <span key={direction} className={wide} />
        ) : (
          <Button
            key={direction}
            ref={buttons[direction]}
            type="submit"
            name="direction"
            value={direction}
            variant="quiet"
            className={`${wide} px-0`}
            aria-label={text(`editor.order.${direction}`, { title })}
            onClick={(event) => void move(event, direction)}
          >
            <ChevronDown aria-hidden="true" className={direction === "up" ? "size-5 rotate-180" : "size-5"} />
          </Button>
        ),
      )}
    </form>
  );
}

/** The row has moved and its button may have lost focus; at the end of the list the other button gets it. */
function stayAt(buttons: Record<Direction, RefObject<HTMLButtonElement | null>>, direction: Direction): void {
  requestAnimationFrame(() => {
    const other = direction === "up" ? "down" : "up";
    (buttons[direction].current ?? buttons[other].current)?.focus();
  });
}
