/** Ten kinds of script and markup, each beside the text "Words". `window.hit` is set if one of them runs. */
export const attacks: Readonly<Record<string, readonly string[]>> = {
  script: [`<script>window.hit = 1</script>Words`, `<script src="https://example.org/x.js"></script>Words`],
  "event handlers": [
    `<img src="x" onerror="window.hit = 1">Words`,
    `<p onclick="window.hit = 1" onpointerenter="window.hit = 1">Words</p>`,
    `<details open ontoggle="window.hit = 1"></details>Words`,
  ],
  "script links": [
    `<a href="javascript:window.hit=1">Words</a>`,
    `<a href=" &#106;ava&#x0A;script&colon;window.hit=1">Words</a>`,
    `<a href="JaVaScRiPt://%0aalert(1)">Words</a>`,
    `<a href="https://eur03.safelinks.protection.outlook.com/?url=javascript%3Awindow.hit%3D1">Words</a>`,
    `<a href="vbscript:msgbox(1)">Words</a>`,
  ],
  "data addresses": [
    `<a href="data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGl0PTE8L3NjcmlwdD4=">Words</a>`,
    `<img src="data:image/svg+xml,<svg onload='window.hit=1'/>">Words`,
  ],
  svg: [
    `<svg onload="window.hit = 1"><a xlink:href="javascript:window.hit=1"><text>x</text></a></svg>Words`,
    `<svg><animate onbegin="window.hit=1" attributeName="x"></svg>Words`,
  ],
  frames: [
    `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>Words`,
    `<iframe src="javascript:parent.hit=1"><p>x</p></iframe>Words`,
  ],
  styles: [
    `<style>body{display:none}@import "https://example.org/x.css"</style>Words`,
    `<p style="position:fixed;inset:0;background:url(javascript:window.hit=1)">Words</p>`,
    `<link rel="stylesheet" href="https://example.org/x.css">Words`,
  ],
  "meta and base": [
    `<meta http-equiv="refresh" content="0;url=https://example.org">Words`,
    `<base href="https://example.org/">Words`,
  ],
  MathML: [
    `<math><mtext><table><mglyph><style><img src=x onerror="window.hit=1"></style></mglyph></table></mtext></math>Words`,
    `<math href="javascript:window.hit=1"><mi>x</mi></math>Words`,
  ],
  "objects and forms": [
    `<object data="x"><embed src="x"></object>Words`,
    `<form action="https://example.org"><input value="x"><button formaction="javascript:window.hit=1">Send</button></form>Words`,
    `<template><script>window.hit=1</script></template>Words`,
  ],
};
