const RUN = 'window.hallAttacked=true';

/** What a clean notice still says at the end of them. */
export const LAST_WORD = 'cover';

/** Ways in which HTML has run scripts; each would set `window.hallAttacked`, or put something on the page that could run. */
export const ATTACKS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<img src="/no-such-image" onerror="${RUN}">`,
  `<img src=/no-such-image onerror=${RUN}//`,
  `<svg onload="${RUN}"><circle r="1"/></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName="x" dur="1s"></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}"></style></mglyph></table></mtext></math>`,
  `<body onload="${RUN}">`,
  `<details open ontoggle="${RUN}"><summary>x</summary></details>`,
  `<input autofocus onfocus="${RUN}">`,
  `<video><source onerror="${RUN}"></video>`,
  `<audio src=x onerror="${RUN}"></audio>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<embed src="data:text/html,<script>${RUN}</script>">`,
  `<a href="javascript:${RUN}">javascript</a>`,
  `<a href="JaVaScRiPt:${RUN}">mixed case</a>`,
  `<a href="&#106;avascript:${RUN}">entity</a>`,
  `<a href="java\tscript:${RUN}">tab</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">data</a>`,
  `<a href="vbscript:${RUN}">vbscript</a>`,
  `<form action="javascript:${RUN}"><button>send</button></form>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
  `<link rel="stylesheet" href="data:text/css,body{display:none}">`,
  `<style>body{display:none}</style>`,
  `<template><img src=x onerror="${RUN}"></template>`,
  `<textarea><img title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<div style="position:fixed;inset:0;z-index:9999">${LAST_WORD}</div>`,
  // Browsers let this one swallow what follows it.
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
];
