import { inLanguage } from "#app/routing/language-path.ts";
import { donatePath, plainText } from "#domain/content/blocks/block.ts";
import type { Block, Inline } from "#domain/content/blocks/block-schema.ts";
import { readBlocks } from "#domain/content/blocks/read-blocks.ts";
import { uploadUrl } from "#domain/content/cover-url.ts";
import { fillPlaceholders } from "#domain/email-campaigns/placeholders.ts";
import type { EmailPurpose } from "#domain/email-purposes.ts";
import { nameToGreet } from "#domain/identifiers/name-to-greet.ts";
import type { Language, Localized } from "#domain/language.ts";
import { isolate, withoutIsolates } from "#domain/mail/isolate.ts";
import type { Letter, Block as LetterBlock, Piece } from "#domain/mail/letter.ts";
import { letterWriter, maxPreheaderLength } from "./letter-writer.ts";

type CampaignLetter = Readonly<{
  subject: Localized;
  body: Localized;
  language: Language;
  name: string | null;
  foundationName: string;
  purpose: EmailPurpose;
  /** Of the unsubscribe link. */
  token: string;
  publicUrl: string;
}>;

const pictureWidth = 960;

/** The text that staff wrote, for one recipient. Links lead to the page itself; nothing reports that the email was opened. */
export function emailCampaignLetter(campaign: CampaignLetter): Letter {
  const { language, publicUrl, purpose, token } = campaign;
  const { text } = letterWriter(language);
  const fill = fillerOf(campaign);
  const blocks = readBlocks(campaign.body[language]);
  const subject = fill(campaign.subject[language]);
  const firstText =
    blocks.map((block) => (typeof block === "string" ? block : wordsOf(block))).find(Boolean) ?? "";
  return {
    subject,
    preheader: withoutIsolates(fill(firstText)).slice(0, maxPreheaderLength),
    heading: subject,
    blocks: [
      ...blocks.map((block) => blockOf(block, campaign, fill)),
      {
        kind: "note",
        text: text("email-campaign-mail.reason", {
          purpose: isolate(text(`consent.${purpose}`)),
        }),
      },
    ],
    unsubscribeUrl: publicUrl + inLanguage(`/unsubscribe/${token}`, language),
  };
}

type Fill = (text: string) => string;

function fillerOf({ name, foundationName, language }: CampaignLetter): Fill {
  const { text } = letterWriter(language);
  const values = {
    name: isolate(nameToGreet(name) ?? text("email-campaign-mail.reader")),
    foundation: isolate(foundationName),
  };
  return (words) => fillPlaceholders(words, values);
}

function blockOf(block: Block, { publicUrl, language }: CampaignLetter, fill: Fill): LetterBlock {
  const page = (path: string): string => publicUrl + inLanguage(path, language);
  const pieces = (texts: readonly Inline[]): Piece[] =>
    texts.map((piece) =>
      typeof piece === "string"
        ? fill(piece)
        : {
            ...piece,
            text: fill(piece.text),
            ...(piece.link?.startsWith("/") && { link: page(piece.link) }),
          },
    );
  if (typeof block === "string") return { kind: "paragraph", text: fill(block) };
  switch (block.type) {
    case "paragraph":
      return { kind: "marked", pieces: pieces(block.text) };
    case "heading":
      return { kind: "heading", level: block.level, pieces: pieces(block.text) };
    case "quote":
      return { kind: "quote", text: fill(plainText(block.text)) };
    case "list":
      return { kind: "list", ordered: block.ordered, items: block.items.map(pieces) };
    case "picture":
      return { kind: "picture", url: publicUrl + uploadUrl(block.upload, pictureWidth), alt: block.alt };
    case "figure":
      return {
        kind: "picture",
        url: `${page(`/figures/${block.id}`)}.png`,
        alt: block.alt,
        link: page(`/figures/${block.id}`),
      };
    case "donate":
      return { kind: "button", label: fill(block.label), url: page(donatePath(block.campaign)) };
  }
}

const wordsOf = (block: Exclude<Block, string>): string =>
  block.type === "paragraph" || block.type === "quote" ? plainText(block.text) : "";
