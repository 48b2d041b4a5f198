/** Where the page and what belongs to it are served. */
export const PAGE_PATH = '/api-docs';

export const PAGE = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>接口文档 API · 财务网上办事大厅 Finance Hall</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${PAGE_PATH}/swagger-ui.css">
    <link rel="stylesheet" href="${PAGE_PATH}/page.css">
  </head>
  <body>
    <noscript>此页面需要 JavaScript。This page needs JavaScript. <a href="${PAGE_PATH}/openapi.json">openapi.json</a></noscript>
    <main id="document"></main>
    <script src="${PAGE_PATH}/swagger-ui-bundle.js"></script>
    <script src="${PAGE_PATH}/page.js"></script>
  </body>
</html>
`;

/**
 * Shows the document. Nothing is asked of any other server: the validator of swagger.io, which the library asks otherwise, is left out.
 */
export const SCRIPT = `'use strict';

const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

SwaggerUIBundle({
  url: '${PAGE_PATH}/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 2,
  defaultModelRendering: 'model',
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
});
`;

/** A phone has room for what a call is for only below its address. */
export const STYLE = `body { margin: 0; }
html.dark-mode body { background: #1c2022; }
.swagger-ui .opblock-summary-description { white-space: normal; }
.swagger-ui .opblock .opblock-summary-operation-id { display: none; }
.swagger-ui .opblock-tag small { white-space: normal; }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 8px; box-sizing: border-box; }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex-wrap: wrap; padding: 0; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; }
  .swagger-ui .opblock-description-wrapper, .swagger-ui .table-container { overflow-x: auto; }
}
`;
