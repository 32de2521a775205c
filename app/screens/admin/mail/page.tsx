import { deadMailList } from "#domain/back-office/dead-mail-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { Actions, Failure, Subject, To } from "./cells.tsx";

const cells = { to: To, subject: Subject, error: Failure, change: Actions };

/** Mail that was returned or never sent. Staff send it again or give it up. */
export default function MailScreen() {
  return <ListScreen list={deadMailList} cells={cells} />;
}
