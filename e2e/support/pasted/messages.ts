import type { Pasted } from "./pasted.ts";

/** Links lead over a server of Outlook, which names the reader. */
const outlook: Pasted = {
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="Generator" content="Microsoft Word 15 (filtered medium)"></head><body lang="EN-GB" link="#467886"><!--StartFragment--><div class="WordSection1"><p class="MsoNormal"><span style="font-size:11.0pt;font-family:&quot;Aptos&quot;,sans-serif;color:#1F497D">Dear all,<o:p></o:p></span></p>
<p class="MsoNormal"><span style="font-size:11.0pt"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal"><b>Warm</b> meals for <i>every</i> street, see <a href="https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fplan&amp;data=05%7C02%7Canna%40example.org%7C9f1&amp;sdata=x%3D&amp;reserved=0" originalsrc="https://example.org/plan" shash="x">the plan</a>.<u></u><u></u></p>
<ul style="margin-top:0cm" type="disc"><li class="MsoListParagraph" style="margin-left:0cm;mso-list:l0 level1 lfo1">Soup<o:p></o:p></li><li class="MsoListParagraph" style="margin-left:0cm;mso-list:l0 level1 lfo1">Bread<o:p></o:p></li></ul></div><!--EndFragment--></body></html>`,
  outline:
    "<p>Dear all,</p>" +
    `<p><strong>Warm</strong> meals for <em>every</em> street, see <a href="https://example.org/plan">the plan</a>.</p>` +
    "<ul><li><p>Soup</p></li><li><p>Bread</p></li></ul>",
};

/** Paragraphs are elements without meaning, and an empty line is one with a line break. */
const gmail: Pasted = {
  html: `<meta charset='utf-8'><div dir="ltr" style="color: rgb(34, 34, 34); font-family: Arial, Helvetica, sans-serif; font-size: small; font-weight: 400; white-space: normal;"><div>Dear all,</div><div><br></div><div><b>Warm</b> meals for <i>every</i> street, see <a href="https://example.org/plan" target="_blank" data-saferedirecturl="https://www.google.com/url?q=https://example.org/plan&amp;source=gmail" style="color: rgb(17, 85, 204);">the plan</a>.</div><div><br></div><div>- Soup</div><div>- Bread</div><div><br clear="all"></div><div style="display:none">Track me</div><img src="https://track.example/open.gif" width="1" height="1"></div>`,
  outline:
    "<p>Dear all,</p>" +
    `<p><strong>Warm</strong> meals for <em>every</em> street, see <a href="https://example.org/plan">the plan</a>.</p>` +
    "<ul><li><p>Soup</p></li><li><p>Bread</p></li></ul>",
};

const appleMail: Pasted = {
  html: `<meta charset="UTF-8"><span style="caret-color: rgb(0, 0, 0); font-family: Helvetica; font-size: 12px; font-style: normal; font-weight: 400; white-space: normal; display: inline !important; float: none;">Dear all,</span><div style="caret-color: rgb(0, 0, 0);"><br></div><div style="font-family: Helvetica;"><b>Warm</b>&nbsp;meals for<span class="Apple-converted-space">&nbsp;</span><i>every</i>&nbsp;street,<br>see <a href="https://example.org/plan">the plan</a>.</div><div><br class="webkit-block-placeholder"></div><div><ul class="MailOutline"><li>Soup</li><li>Bread</li></ul></div><blockquote type="cite"><div>Thank you</div></blockquote>`,
  outline:
    "<p>Dear all,</p>" +
    `<p><strong>Warm</strong> meals for <em>every</em> street, see <a href="https://example.org/plan">the plan</a>.</p>` +
    "<ul><li><p>Soup</p></li><li><p>Bread</p></li></ul><blockquote><p>Thank you</p></blockquote>",
};

/** Line breaks as they were typed, and an emoji as a picture. */
const whatsApp: Pasted = {
  html: `<meta charset='utf-8'><div class="copyable-text" data-pre-plain-text="[10:12, 18/11/2026] Anna: "><div class="_akbu"><span dir="ltr" class="_ao3e selectable-text copyable-text" style="min-height: 0px; white-space: pre-wrap; overflow-wrap: break-word;"><span><strong class="selectable-text copyable-text">Warm</strong> meals for <em class="selectable-text copyable-text">every</em> street <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="🙏" draggable="false" class="b61 emoji wa _ao3e" style="background-position: -40px -20px;">\n\n• Soup\n• Bread\n\nSee <a dir="ltr" href="https://example.org/plan" title="https://example.org/plan" target="_blank" rel="noopener noreferrer">the plan</a></span></span></div></div>`,
  outline:
    "<p><strong>Warm</strong> meals for <em>every</em> street 🙏</p>" +
    "<ul><li><p>Soup</p></li><li><p>Bread</p></li></ul>" +
    `<p>See <a href="https://example.org/plan">the plan</a></p>`,
};

/** What Chromium copies from a page: every computed style, a picture, and a menu that is not shown. */
const website: Pasted = {
  html: `<meta charset='utf-8'><article style="box-sizing: border-box; color: rgb(51, 51, 51); font-family: &quot;Open Sans&quot;; font-weight: 400; white-space: normal;"><nav hidden><a href="/menu">Menu</a></nav><h3 class="entry-title" style="box-sizing: border-box; font-weight: 700;"><span id="winter">Winter in Rotterdam</span></h3><p style="margin: 0px 0px 1.5em;"><strong style="font-weight: 600;">Warm</strong><span style="font-weight: 400; display: inline !important; float: none;"> meals for </span><em>every</em> street, see <a class="btn" href="https://example.org/plan" onclick="track()">the plan</a>.</p><figure class="wp-block-image"><picture><source srcset="https://example.org/p.webp 2x"><img src="https://example.org/p.jpg" alt="A bag of bread"></picture><figcaption>A bag</figcaption></figure><blockquote class="wp-block-quote"><p>Thank you</p></blockquote><button type="button">Share</button></article>`,
  outline:
    "<h3>Winter in Rotterdam</h3>" +
    `<p><strong>Warm</strong> meals for <em>every</em> street, see <a href="https://example.org/plan">the plan</a>.</p>` +
    "<p>A bag</p><blockquote><p>Thank you</p></blockquote>",
};

const plain: Pasted = {
  html: "",
  plain:
    "Warm meals for\nevery street & <more>\r\n\r\n• Soup\r\n• Bread\r\n\r\n1. Cook\r\n2. Bring\r\n\r\n18. November",
  outline:
    "<p>Warm meals for every street &amp; &lt;more&gt;</p>" +
    "<ul><li><p>Soup</p></li><li><p>Bread</p></li></ul>" +
    "<ol><li><p>Cook</p></li><li><p>Bring</p></li></ol><p>18. November</p>",
};

export const messages = {
  Outlook: outlook,
  Gmail: gmail,
  "Apple Mail": appleMail,
  WhatsApp: whatsApp,
  "a website": website,
  "plain text with bullets": plain,
};
