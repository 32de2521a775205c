import type { Pasted } from "./pasted.ts";

/** As Word 365 puts it on the clipboard: a style sheet, conditional comments, a list of paragraphs, a deletion and a comment. */
const word: Pasted = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ANNA~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal, li.MsoNormal {margin-top:0cm; font-family:"Aptos",sans-serif;} --></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1><a name="_Toc1234"></a><b><span style='mso-fareast-font-family:"Times New Roman"'>Winter in Rotterdam<o:p></o:p></span></b></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Warm</b> meals for <i style='mso-bidi-font-style:normal'>every</i>
street<del cite="mailto:Anna" datetime="2026-11-18T10:00"> in town</del>, see <a href="https://example.org/plan">the plan</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AB1]</a></span></span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>Soup<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Lentils<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>Bread<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Cook<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Bring<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100><p class=MsoNormal>Meals<o:p></o:p></p></td><td width=100><p class=MsoNormal>120<o:p></o:p></p></td></tr>
<tr><td width=100><p class=MsoNormal>Streets<o:p></o:p></p></td><td width=100><p class=MsoNormal>8<o:p></o:p></p></td></tr></table>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Check this</p></div></div>
<!--EndFragment--></body></html>`,
  outline:
    "<h2>Winter in Rotterdam</h2>" +
    `<p><strong>Warm</strong> meals for <em>every</em> street, see <a href="https://example.org/plan">the plan</a>.</p>` +
    "<ul><li><p>Soup</p></li><li><p>Lentils</p></li><li><p>Bread</p></li></ul>" +
    "<ol><li><p>Cook</p></li><li><p>Bring</p></li></ol><p>Meals 120</p><p>Streets 8</p>",
};

/** Everything in a bold element that is not bold; weights as numbers; empty lines between paragraphs. */
const googleDocs: Pasted = {
  html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6f2c8a1d-7fff-4b1e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;white-space:pre;white-space:pre-wrap;">Winter in Rotterdam</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">Warm</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> meals for </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">every</span><span style="font-weight:400;white-space:pre-wrap;"> street, see </span><a href="https://www.google.com/url?q=https://example.org/plan&amp;sa=D&amp;source=docs&amp;ust=17" style="text-decoration:none;"><span style="font-weight:400;color:#1155cc;text-decoration:underline;white-space:pre-wrap;">the plan</span></a><span style="font-weight:400;white-space:pre-wrap;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Soup</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Lentils</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Bread</span></p></li></ul></b><br class="Apple-interchange-newline">`,
  outline:
    "<h2>Winter in Rotterdam</h2>" +
    `<p><strong>Warm</strong> meals for <em>every</em> street, see <a href="https://example.org/plan">the plan</a>.</p>` +
    "<ul><li><p>Soup</p></li><li><p>Lentils</p></li><li><p>Bread</p></li></ul>",
};

const libreOffice: Pasted = {
  html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 25.2 (Linux)"/><style type="text/css">p { line-height: 115%; margin-bottom: 0.25cm } h2.western { font-family: "Liberation Serif" }</style></head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><h2 class="western">Winter in Rotterdam</h2>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><b>Warm</b> meals for <i>every</i>
street, see <a href="https://example.org/plan">the plan</a>.</font></font></p>
<p style="line-height: 100%; margin-bottom: 0cm"><br/>

</p>
<ol><li><p style="line-height: 100%; margin-bottom: 0cm">Cook</p></li><li><p style="margin-bottom: 0cm">Bring</p></li></ol></body></html>`,
  outline:
    "<h2>Winter in Rotterdam</h2>" +
    `<p><strong>Warm</strong> meals for <em>every</em> street, see <a href="https://example.org/plan">the plan</a>.</p>` +
    "<ol><li><p>Cook</p></li><li><p>Bring</p></li></ol>",
};

/** Lists of one item each, with the nested list inside the item, and a quote. */
const notion: Pasted = {
  html: `<meta charset='utf-8'><!-- notionvc: 3b1d8b0e-6f41-4c9a-9a55-1f2f0a6d8f11 --><h3>Winter in Rotterdam</h3>
<p><strong>Warm</strong> meals for <em>every</em> street, see <a href="https://example.org/plan">the plan</a>.</p>
<ul>
<li>Soup
<ul>
<li>Lentils</li>
</ul>
</li>
<li>Bread</li>
</ul>
<blockquote>
<p>Thank you</p>
</blockquote>
<hr><p>Asked by <mark class="highlight-red">Anna</mark></p>`,
  outline:
    "<h3>Winter in Rotterdam</h3>" +
    `<p><strong>Warm</strong> meals for <em>every</em> street, see <a href="https://example.org/plan">the plan</a>.</p>` +
    "<ul><li><p>Soup</p></li><li><p>Lentils</p></li><li><p>Bread</p></li></ul>" +
    "<blockquote><p>Thank you</p></blockquote><p>Asked by Anna</p>",
};

export const offices = { Word: word, "Google Docs": googleDocs, LibreOffice: libreOffice, Notion: notion };
