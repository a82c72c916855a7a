/*
 * Sixty texts that would run if they were not treated as text: each calls `hit()` in a different way. For
 * reliability §3, D3.
 */
const tags = [
  '<script>hit()</script>',
  '<SCRIPT>hit()</SCRIPT>',
  '<script src=data:,hit()></script>',
  '"><script>hit()</script>',
  "'><script>hit()</script>",
  '</script><script>hit()</script>',
  '</title><script>hit()</script>',
  '</textarea><script>hit()</script>',
  '</style><script>hit()</script>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<script\n>hit()</script\n>',
  '<svg><script>hit()</script></svg>',
  '<math><mtext><script>hit()</script>',
  '<template><script>hit()</script></template>',
  '<noscript><p title="</noscript><script>hit()</script>">',
]
const handlers = [
  '<img src=x onerror=hit()>',
  '<img src="x" onerror="hit()">',
  '<IMG SRC=x OnErRoR=hit()>',
  '<img/src/onerror=hit()>',
  '<img src=x onerror\n=hit()>',
  '<svg onload=hit()>',
  '<svg/onload=hit()//',
  '<body onload=hit()>',
  '<input autofocus onfocus=hit()>',
  '<select autofocus onfocus=hit()>',
  '<textarea autofocus onfocus=hit()>',
  '<details open ontoggle=hit()>',
  '<video><source onerror=hit()></video>',
  '<audio src=x onerror=hit()>',
  '<marquee onstart=hit()>',
  '<div style="animation-name:gw-x" onanimationstart=hit()>',
  '<a href=# onclick=hit()>x</a>',
  '" onmouseover="hit()',
  "' onmouseover='hit()",
  '" autofocus onfocus="hit()" x="',
  '`onmouseover=hit()',
]
const addresses = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  ' javascript:hit()',
  'java\tscript:hit()',
  'java\nscript:hit()',
  'javascript://%0ahit()',
  'data:text/html,<script>hit()</script>',
  'vbscript:hit()',
  '<a href="javascript:hit()">x</a>',
  '<iframe src="javascript:hit()"></iframe>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<object data="javascript:hit()">',
  '<embed src="javascript:hit()">',
  '<form action="javascript:hit()"><button>x',
  '<base href="javascript:hit()//">',
]
const styles = [
  '<style>@import "javascript:hit()"</style>',
  '<link rel=stylesheet href="javascript:hit()">',
  'expression(hit())',
  'url("javascript:hit()")',
  '<div style="background:url(javascript:hit())">',
]
const templates = ['{{hit()}}', '$' + '{hit()}', '{hit()}', '&lt;script&gt;hit()&lt;/script&gt;']

export const payloads: readonly string[] = [
  ...tags,
  ...handlers,
  ...addresses,
  ...styles,
  ...templates,
]
