type Modified = Readonly<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>>

/** Whether a click on a link is the browser's: with a modifier key it asks for a new tab, a new window or a download. */
export const wantsNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: Modified): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
