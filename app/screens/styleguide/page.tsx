import { asCents } from "#domain/money/cents.ts";
import { Mosaic } from "../../components/tiles/mosaic.tsx";
import { tilePrograms } from "../../components/tiles/tile-palette.ts";
import { TileProgress } from "../../components/tiles/tile-progress.tsx";
import { Badge, type BadgeTone } from "../../components/ui/badge.tsx";
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Notice, type NoticeTone } from "../../components/ui/notice.tsx";
import { Pagination } from "../../components/ui/pagination.tsx";
import { Progress } from "../../components/ui/progress.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { Table } from "../../components/ui/table.tsx";
import { formatsFor } from "../../i18n/format.ts";
import { Page } from "../../page.tsx";
import { Choices, Fields } from "./fields.tsx";
import { Opening, Toasts } from "./opening.tsx";

/** For developers: the shared components in their states. In English only, and only in demo mode. */
export default function StyleguideScreen() {
  return (
    <Page title="Style guide" description="The shared components in their states." hidden>
      <div lang="en" dir="ltr" data-any-language="" className="page-width">
        <h1 className="py-12 text-4xl">Style guide</h1>
        {Object.entries(sections).map(([title, Section]) => (
          <section key={title} aria-label={title} className="grid gap-6 border-t border-line py-10">
            <h2 className="text-2xl">{title}</h2>
            <Section />
          </section>
        ))}
      </div>
    </Page>
  );
}

const { money, moneyExact } = formatsFor("en");
const sizes = ["text-display", "text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-sm"];
const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const buttonSizes: ButtonSize[] = ["small", "medium", "large"];
const notices: NoticeTone[] = ["info", "good", "warn", "bad"];
const badges: BadgeTone[] = [
  ...(["action", "destructive", "urgent", "accent", "outline", "neutral"] as const),
  ...notices,
  ...tilePrograms,
];

const row = "flex flex-wrap items-center gap-3";

const sections = {
  Type: () => sizes.map((size) => <p key={size} className={size}>{`${size}: every gift is a tile`}</p>),
  Tiles: () => (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {tilePrograms.map((program) => (
          <Mosaic key={program} seed="amsterdam" program={program} className="aspect-video w-full" />
        ))}
      </div>
      {[0, 37, 100, 140].map((percent) => (
        <TileProgress key={percent} value={percent} label="Winter beds" valueText={`${percent} percent`} />
      ))}
    </>
  ),
  Buttons: () =>
    variants.map((variant) => (
      <div key={variant} className={row}>
        {buttonSizes.map((size) => (
          <Button key={size} variant={variant} size={size}>
            {`${variant}, ${size}`}
          </Button>
        ))}
        <ButtonLink variant={variant} href="#top">
          Link
        </ButtonLink>
        <Button variant={variant} pending pendingLabel="Saving…">
          Save
        </Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
      </div>
    )),
  Fields,
  Choices,
  Badges: () => (
    <div className={row}>
      {badges.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
  Notices: () =>
    notices.map((tone) => (
      <Notice key={tone} tone={tone} title={`Notice: ${tone}`}>
        Nothing was charged. You can try again.
      </Notice>
    )),
  Cards: () => (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Card cover={<Mosaic seed="winter beds" program="disaster" className="aspect-video w-full" />}>
        {`${money(asCents(450_000))} of ${money(asCents(600_000))} raised`}
      </Card>
      <Card>
        <EmptyState title="No donations yet" action={<Button size="small">Donate</Button>}>
          Your gifts will appear here.
        </EmptyState>
      </Card>
    </div>
  ),
  Waiting: () => (
    <>
      <Skeleton className="h-16" />
      <Spinner label="Loading" />
      <Progress value={37} label="Upload" />
      <Progress value={null} label="Unknown duration" />
    </>
  ),
  Tables: () => (
    <>
      <Table label="Sample donations" columns={["Program", "Status", { number: "Amount" }]}>
        <tbody>
          {[125_050, 2_608].map(asCents).map((cents) => (
            <tr key={cents}>
              <th scope="row">Children</th>
              <td>
                <Badge tone="good">Completed</Badge>
              </td>
              <td className="number">{moneyExact(cents)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination
        label="Pages"
        current={6}
        total={12}
        hrefOf={(page) => `?page=${page}`}
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
      />
    </>
  ),
  Opening,
  Toasts,
};
