/**
 * The catalogs, and with them every id that exists: a wrong id does not compile. The folder tells who meets the words: in the
 * language's own everybody may, in `own/` a donor who is signed in or holds a link, in `staff/` those who work here; what is in `server/` is said in
 * letters and papers, and no page brings it.
 */
type Catalogs = {
  cards: typeof import("./en/cards.json");
  contact: typeof import("./en/contact.json");
  donate: typeof import("./en/donate.json");
  errors: typeof import("./en/errors.json");
  events: typeof import("./en/events.json");
  figure: typeof import("./en/figure.json");
  giving: typeof import("./en/giving.json");
  grants: typeof import("./en/grants.json");
  home: typeof import("./en/home.json");
  legal: typeof import("./en/legal.json");
  "own-application": typeof import("./en/own-application.json");
  partners: typeof import("./en/partners.json");
  posts: typeof import("./en/posts.json");
  program: typeof import("./en/program.json");
  programs: typeof import("./en/programs.json");
  project: typeof import("./en/project.json");
  projects: typeof import("./en/projects.json");
  shell: typeof import("./en/shell.json");
  signin: typeof import("./en/signin.json");
  "styleguide-parts": typeof import("./en/styleguide-parts.json");
  styleguide: typeof import("./en/styleguide.json");
  transparency: typeof import("./en/transparency.json");
  volunteer: typeof import("./en/volunteer.json");
  zakat: typeof import("./en/zakat.json");
  "own/dashboard": typeof import("./en/own/dashboard.json");
  "own/mend": typeof import("./en/own/mend.json");
  "own/monthly": typeof import("./en/own/monthly.json");
  "own/my-papers": typeof import("./en/own/my-papers.json");
  "own/periodic": typeof import("./en/own/periodic.json");
  "own/picture": typeof import("./en/own/picture.json");
  "own/preferences": typeof import("./en/own/preferences.json");
  "own/privacy": typeof import("./en/own/privacy.json");
  "own/proof": typeof import("./en/own/proof.json");
  "own/support": typeof import("./en/own/support.json");
  "own/transfer": typeof import("./en/own/transfer.json");
  "staff/admin-donations": typeof import("./en/staff/admin-donations.json");
  "staff/admin-mail": typeof import("./en/staff/admin-mail.json");
  "staff/admin-payments": typeof import("./en/staff/admin-payments.json");
  "staff/admin": typeof import("./en/staff/admin.json");
  "staff/agreements": typeof import("./en/staff/agreements.json");
  "staff/analytics": typeof import("./en/staff/analytics.json");
  "staff/annual": typeof import("./en/staff/annual.json");
  "staff/application": typeof import("./en/staff/application.json");
  "staff/audit": typeof import("./en/staff/audit.json");
  "staff/back-office": typeof import("./en/staff/back-office.json");
  "staff/bank": typeof import("./en/staff/bank.json");
  "staff/books": typeof import("./en/staff/books.json");
  "staff/editor": typeof import("./en/staff/editor.json");
  "staff/documents": typeof import("./en/staff/documents.json");
  "staff/entries": typeof import("./en/staff/entries.json");
  "staff/entered-gifts": typeof import("./en/staff/entered-gifts.json");
  "staff/gift-import": typeof import("./en/staff/gift-import.json");
  "staff/expenses": typeof import("./en/staff/expenses.json");
  "staff/exports": typeof import("./en/staff/exports.json");
  "staff/ledger-accounts": typeof import("./en/staff/ledger-accounts.json");
  "staff/payouts": typeof import("./en/staff/payouts.json");
  "staff/settings": typeof import("./en/staff/settings.json");
  "server/application-mail": typeof import("./en/server/application-mail.json");
  "server/event-mail": typeof import("./en/server/event-mail.json");
  "server/figures": typeof import("./en/server/figures.json");
  "server/form-mail": typeof import("./en/server/form-mail.json");
  "server/gift-mail": typeof import("./en/server/gift-mail.json");
  "server/mail": typeof import("./en/server/mail.json");
  "server/monthly-mail": typeof import("./en/server/monthly-mail.json");
  "server/papers": typeof import("./en/server/papers.json");
  "server/privacy-mail": typeof import("./en/server/privacy-mail.json");
  "server/sandbox": typeof import("./en/server/sandbox.json");
  "server/settings-mail": typeof import("./en/server/settings-mail.json");
  "server/transfer-mail": typeof import("./en/server/transfer-mail.json");
};

export type CatalogName = keyof Catalogs;
export type MessageId = { [Name in CatalogName]: keyof Catalogs[Name] }[CatalogName];
