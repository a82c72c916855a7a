import {
  Content,
  Icon as Mark,
  Portal,
  Root,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select'
import { getNonce } from 'get-nonce'
import { useCallback, useState } from 'react'
import { Field, type FieldError, type FieldText } from './Field'
import { Icon } from './Icon'
import './Select.css'
import { type RichOption, SelectItem } from './SelectItem'

export type SelectProps = FieldText &
  FieldError & {
    options: readonly RichOption[]
    /** The selected value; an empty string for none. */
    value: string
    onValue(value: string): void
    /** Shown while nothing is selected. */
    placeholder?: string
    id?: string
    /** If given, a form submits the value under this name. */
    name?: string
    disabled?: boolean
    required?: boolean
    'aria-describedby'?: string
    /** The element to mount the list into: the page's top layer. Default: the surrounding root. */
    container?: HTMLElement | null
  }

/**
 * A select whose options have a second line. Built with `scripts/css/trustedRadixSelect`, it works under a
 * strict CSP if the page passes its nonce to get-nonce, as Radix's scroll lock requires. For fields that
 * the browser should autofill, use `NativeSelect`.
 */
export function Select({
  label,
  note,
  hint,
  error,
  errorWord,
  className,
  id,
  options,
  value,
  onValue,
  placeholder,
  container,
  'aria-describedby': described,
  ...root
}: SelectProps) {
  const [isOpen, setOpen] = useState(false)
  const [around, setAround] = useState<HTMLElement | null>(null)
  const lookAround = useCallback((element: HTMLElement | null) => {
    setAround(element?.closest<HTMLElement>('.gw-root') ?? null)
  }, [])

  return (
    <Field {...{ label, note, hint, error, errorWord, className, id }} describedBy={described}>
      {(control) => (
        <Root {...root} value={value} onValueChange={onValue} open={isOpen} onOpenChange={setOpen}>
          <Trigger {...control} className="gw-control gw-select" ref={lookAround}>
            <span className="gw-select-value">
              <Value placeholder={placeholder} />
            </span>
            <Mark asChild>
              <Icon className="gw-select-mark" name="chevron" />
            </Mark>
          </Trigger>
          {isOpen && (
            <Portal container={container ?? around}>
              <div className="gw-select-veil" />
            </Portal>
          )}
          <Portal container={container ?? around}>
            <Content className="gw-select-list" position="popper" sideOffset={6}>
              <Viewport nonce={getNonce()}>
                {options.map((option) => (
                  <SelectItem key={option.value} option={option} />
                ))}
              </Viewport>
            </Content>
          </Portal>
        </Root>
      )}
    </Field>
  )
}
