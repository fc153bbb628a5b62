type Modified = Readonly<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>>

/**
 * Whether the browser handles a click on a link itself: with a modifier key it opens a new tab, a new window or a download.
 */
export const wantsNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: Modified): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
