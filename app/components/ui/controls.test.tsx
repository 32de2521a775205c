import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Button, ButtonLink } from "./button.tsx";
import { pagesShown } from "./pages-shown.ts";
import { Pagination } from "./pagination.tsx";
import { Spinner } from "./spinner.tsx";
import { Table } from "./table.tsx";

const Link = ({ href, className }: { href: string; className: string }) => (
  <i title={`${href} ${className}`} />
);

describe("a button", () => {
  test("does not send a form unless it says so", () => {
    expect(renderToStaticMarkup(<Button>Decline</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Donate</Button>)).toContain('type="submit"');
  });

  test("cannot be pressed while its work is under way, and says what it does", () => {
    const html = renderToStaticMarkup(
      <Button pending pendingLabel="Submitting Application...">
        Submit Application
      </Button>,
    );
    expect(html).toMatch(/<button[^>]* disabled="" aria-busy="true"/);
    expect(html).toMatch(/invisible">Submit Application<\/span><span class="(?![^"]*invisible)[^"]*"><svg/);
    expect(html).toContain("</svg>Submitting Application...</span>");
  });

  test("holds the room for both of its texts before it is pressed", () => {
    const html = renderToStaticMarkup(
      <Button pendingLabel="Submitting Application...">Submit Application</Button>,
    );
    expect(html).toContain("Submit Application</span>");
    expect(html).toMatch(/invisible"><svg.*Submitting Application\.\.\./);
    expect(html).not.toContain("disabled");
  });

  test("keeps its name for those who listen when it waits without other words", () => {
    expect(renderToStaticMarkup(<Button pending>Save</Button>)).toMatch(/opacity-0">Save</);
  });

  test("that leads somewhere is a link, by whatever component navigates", () => {
    expect(renderToStaticMarkup(<ButtonLink href="/donate">Give</ButtonLink>)).toBe(
      '<a href="/donate" class="button button-primary">Give</a>',
    );
    expect(
      renderToStaticMarkup(
        <ButtonLink as={Link} href="/donate" variant="quiet" size="small">
          Give
        </ButtonLink>,
      ),
    ).toBe('<i title="/donate button button-quiet button-small"></i>');
  });
});

describe("page numbers", () => {
  test("show the first, the last and the neighbours", () => {
    expect(pagesShown(6, 12)).toEqual([1, "gap", 5, 6, 7, "gap", 12]);
    expect(pagesShown(1, 3)).toEqual([1, 2, 3]);
    expect(pagesShown(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pagesShown(1, 1)).toEqual([1]);
  });

  test("rise, hold the current one, and never leave out a single page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), (total, any) => {
        const current = (any % total) + 1;
        const steps = pagesShown(current, total);
        const numbers = steps.filter((step) => step !== "gap");
        expect(numbers).toContain(current);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        const leftOut = numbers.map((page, index) => page - (numbers[index - 1] ?? 0) - 1);
        expect(leftOut).not.toContain(1);
        expect(leftOut.filter((pages) => pages > 1)).toHaveLength(steps.length - numbers.length);
      }),
    );
  });

  test("mark the page one is on, and turn their arrows in Arabic", () => {
    const html = renderToStaticMarkup(
      <Pagination
        current={2}
        total={3}
        hrefOf={(page) => `?page=${page}`}
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
      />,
    );
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toContain('href="?page=2" aria-label="Page 2" aria-current="page"');
    expect(html.match(/rtl:-scale-x-100/g)).toHaveLength(2);
  });
});

test("a spinner with a label is announced, and one beside words is not", () => {
  expect(renderToStaticMarkup(<Spinner label="Loading" />)).toMatch(/^<output.*Loading/);
  expect(renderToStaticMarkup(<Spinner />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
});

test("a table scrolls in a region with a name that the keyboard can reach", () => {
  expect(renderToStaticMarkup(<Table label="Donations">{null}</Table>)).toContain(
    '<section aria-label="Donations" tabindex="0"',
  );
});
