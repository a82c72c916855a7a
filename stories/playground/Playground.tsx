import { useMemo, useReducer, useRef, useState } from 'react'
import { Button, Cluster, Message, NativeSelect, Stack, TextArea } from '../../src/ui'
import { scenarioChapters } from '../docs/tables/scenarios'
import { inWords } from '../support/design/inWords'
import { worldNamed } from '../support/design/worlds'
import { type Example, examples } from './examples'
import { Happenings } from './Happenings'
import type { Source } from './shop'
import { usePlayground } from './usePlayground'
import './Playground.css'

const EXAMPLES = examples.map(({ name }) => ({ value: name, label: name }))
const WORLDS = scenarioChapters.flatMap(({ scenarios }) =>
  scenarios.map(({ name }) => ({ value: name, label: inWords(name) })),
)
const WIDTHS = [
  { value: '375', label: 'Phone, 375 px' },
  { value: '768', label: 'Tablet, 768 px' },
  { value: '1280', label: 'Desktop, 1280 px' },
  { value: '', label: 'As wide as there is room' },
]

/** A page's HTML, edited by a template author, and the page that the embed mounts from it. */
export function Playground() {
  const [{ name, path, ...draft }, setDraft] = useState<Example>(examples[0])
  const [run, start] = useReducer(nextRun, { ...examples[0], number: 0 })
  const [width, setWidth] = useState('375')
  const frame = useRef<HTMLIFrameElement>(null)
  const source = useMemo<Source>(
    () => ({ html: run.html, path: run.path, world: worldNamed(run.world)?.() ?? {} }),
    [run],
  )
  const page = usePlayground(source, frame)
  const show = (example: Example) => {
    setDraft(example)
    start(example)
  }
  const set = (part: Partial<Example>) => ({ name, path, ...draft, ...part })

  return (
    <main className="gw-root">
      <div className="gw-playground">
        <header className="gw-playground-head">
          <h1>Embed playground</h1>
          <p>
            Write the page that your server renders, and see what the embed makes of it, under the
            strict policy, with a shop behind it that ships nothing.
          </p>
        </header>
        <Stack gap={4}>
          <NativeSelect
            label="Start from"
            options={EXAMPLES}
            value={name}
            onValue={(value) => show(examples.find((one) => one.name === value) ?? examples[0])}
          />
          <NativeSelect
            label="The shop"
            hint="Who is there, and what is in the cart."
            options={WORLDS}
            value={draft.world}
            onValue={(world) => show(set({ world }))}
          />
          <TextArea
            className="gw-playground-code"
            label="Your page"
            hint="Your server fills in {nonce}, {products} and {cart}."
            value={draft.html}
            onValue={(html) => setDraft(set({ html }))}
            spellCheck={false}
            rows={20}
          />
          <Cluster>
            <Button variant="primary" onClick={() => start({ name, path, ...draft })}>
              Run
            </Button>
            <Copy text={draft.html} />
          </Cluster>
        </Stack>
        <Stack gap={4}>
          <NativeSelect label="Width" options={WIDTHS} value={width} onValue={setWidth} />
          {page.problem && <Message tone="error">{page.problem}</Message>}
          {page.ledTo && <Message tone="info">The page led to {page.ledTo}.</Message>}
          <div className="gw-playground-room">
            {/* A frame for each run: one that still waits for its page takes no second one of the same address. */}
            <iframe
              key={run.number}
              ref={frame}
              title="Your page, as a shopper sees it"
              className="gw-playground-frame"
              style={{ inlineSize: width ? `${width}px` : '100%' }}
              onLoad={page.onLoad}
            />
          </div>
          <Happenings all={page.happenings} />
        </Stack>
      </div>
    </main>
  )
}

type Run = Example & { number: number }

const nextRun = ({ number }: Run, example: Example): Run => ({ ...example, number: number + 1 })

function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState('')
  return (
    <Button onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(text))}>
      {copied === text ? 'Copied' : 'Copy the page'}
    </Button>
  )
}
