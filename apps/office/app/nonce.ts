import { createContext } from 'react'

/** The mark of a page's own scripts and styles, by which its policy knows them. Only on the server. */
export const NonceContext = createContext<string | undefined>(undefined)
