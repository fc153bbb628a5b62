const PATHS = {
  today: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5',
  orders: 'M6 4l2 1.5L10 4l2 1.5L14 4l2 1.5L18 4v16l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 20zM9.5 10h5M9.5 14h5',
  more: 'M4 7h16M4 12h16M4 17h16',
  team: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 19c.6-3 2.6-4.6 5.5-4.6s4.9 1.6 5.5 4.6M16 11.2a2.6 2.6 0 1 0-1-5M17.5 14.6c1.7.6 2.7 2 3 4.4',
  log: 'M6 4h9l4 4v12H6zM14 4v5h5M9 13h7M9 16.5h7',
  me: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.8 3.6-5.8 7.5-5.8s6.7 2 7.5 5.8',
  key: 'M15 9.5a4.5 4.5 0 1 1-3.2-4.3A4.5 4.5 0 0 1 15 9.5ZM13.6 12.7 20 19v2h-3v-2h-2v-2l-2.2-2.2',
  plus: 'M12 5v14M5 12h14',
  products: 'M4 8.5 12 4l8 4.5v7L12 20l-8-4.5zM4 8.5l8 4.5 8-4.5M12 13v7',
  stock: 'M4 20V9l8-5 8 5v11M8 20v-7h8v7M8 16.5h8',
  count: 'M5 5v14M9 5v14M13 5v14M17 5v14M3 15 19 9',
  tag: 'M4 4h7l9 9-7 7-9-9zM8 8h.01',
  price: 'M12 4v16M16 7.5C15 6.5 13.7 6 12 6c-2.3 0-4 1-4 3s1.7 2.6 4 3 4 1 4 3-1.7 3-4 3c-1.7 0-3.2-.6-4.2-1.7',
  import: 'M12 4v11M8 11l4 4 4-4M5 19h14',
  discount: 'M6 18 18 6M8 9.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM16 17.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  shipping: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  payments: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4',
  messages: 'M4 5h16v11H9l-4 4v-4H4z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  text: 'M5 5h14M5 10h14M5 15h9',
  appearance:
    'M12 4a8 8 0 1 0 0 16c1.5 0 1.5-1.2 1-2-.6-1.2.2-2.5 1.5-2.5H17a3 3 0 0 0 3-3A8.5 8.5 0 0 0 12 4ZM8 11h.01M11 8h.01M15 9h.01',
  numbers: 'M5 20V11M10 20V5M15 20v-7M20 20V8',
  settings: 'M5 7h8M17 7h2M5 12h2M11 12h8M5 17h10M15 5v4M9 10v4M17 15v4',
  domain: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM4 12h16M12 4c2.5 2.5 2.5 13.5 0 16M12 4c-2.5 2.5-2.5 13.5 0 16',
  branch: 'M12 20s-6-5.5-6-10a6 6 0 0 1 12 0c0 4.5-6 10-6 10ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  search: 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15.5 15.5 20 20',
  undo: 'M9 7 5 11l4 4M5.5 11H15a4 4 0 0 1 0 8h-3',
  redo: 'M15 7l4 4-4 4M18.5 11H9a4 4 0 0 0 0 8h3',
  phone: 'M8 3.5h8v17H8zM11 18h2',
  desk: 'M4 5h16v11H4zM9 20h6M12 16v4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  back: 'M14 6l-6 6 6 6',
  leave: 'M10 5H5v14h5M14 8l4 4-4 4M18 12H9',
} as const
export type IconName = keyof typeof PATHS

/** A decorative icon beside a text of the same meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
