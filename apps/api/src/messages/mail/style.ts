import { html } from './html.ts'

export const SERIF = "Georgia,'Times New Roman',Times,serif"
const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Text of one size, as an inline style. */
export const font = (size: number, line: number) => html`font-family:${SANS};font-size:${size}px;line-height:${line}px`
/** Colours of background and text; the accent colour is the shop's. */
export const LIGHT = { ground: '#f3f1ec', card: '#ffffff', ink: '#1d1a17', soft: '#625c54', rule: '#e5e0d8' } as const
export const DARK = { ground: '#131211', card: '#1e1c1a', ink: '#f4f0e9', soft: '#b5aea3', rule: '#3a3631' } as const
export const OWN_ACCENT = '#2b2622'
