/** The panel's styles, in a shadow tree: isolated from the page in both directions. */
export const sheet = `
:host {
  position: fixed; inset: 0; inline-size: auto; block-size: auto; margin: 0; padding: 0; border: 0;
  overflow: visible; background: none; pointer-events: none; color: #f4efe9;
  font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
.outline {
  position: fixed; box-sizing: border-box; border: 2px solid #1c7d74; border-radius: 4px;
}
.outline[data-wrong] { border-color: #c2412d; }
.outline span {
  position: absolute; inset-block-start: 0; inset-inline-start: 0; padding: 0 6px;
  background: #1c7d74; color: #fff; white-space: nowrap;
}
.outline[data-wrong] span { background: #c2412d; }
.panel {
  position: fixed; inset-block-end: 12px; inset-inline-end: 12px; display: grid;
  grid-template-rows: auto minmax(0, 1fr); inline-size: min(460px, calc(100vw - 24px));
  max-block-size: min(70vh, 640px); border-radius: 8px; background: #211a17;
  box-shadow: 0 8px 32px rgb(0 0 0 / .4); pointer-events: auto;
}
header { display: flex; align-items: center; gap: 8px; padding: 8px 12px; border-block-end: 1px solid #4a3d36; }
h1 { flex: 1; margin: 0; font-size: 14px; }
.lists { overflow: auto; padding: 4px 12px 12px; }
summary { padding-block: 10px; cursor: pointer; font-weight: 700; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding-block: 6px; border-block-start: 1px solid #3a302b; overflow-wrap: anywhere; }
pre { margin: 4px 0; max-block-size: 200px; overflow: auto; white-space: pre-wrap; color: #d8cabf; }
p { margin: 4px 0; }
.wrong { color: #ffb4a6; }
.quiet { color: #bfb0a5; }
button {
  min-block-size: 32px; padding: 2px 10px; border: 1px solid #8a7362; border-radius: 6px;
  background: none; color: inherit; font: inherit; cursor: pointer;
}
button:focus-visible, summary:focus-visible { outline: 3px solid #8ec5ff; outline-offset: 2px; }
`
