import type { AnyList } from "#domain/lists/list.ts";
import { StaffPage } from "../../shell/staff-page.tsx";
import { ListView, type ListViewProps } from "./list-view.tsx";
import { useListText } from "./use-list-text.ts";

export function ListScreen<L extends AnyList>(props: ListViewProps<L>) {
  const { text } = useListText();
  const { who, words } = props.list;
  return (
    <StaffPage
      title={text(words.title)}
      description={text(words.description ?? words.title)}
      {...(who !== "staff" && { who })}
    >
      <ListView {...props} />
    </StaffPage>
  );
}
