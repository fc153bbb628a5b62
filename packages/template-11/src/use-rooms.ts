import { useSettings } from '@store/template-kit'
import { ROOMS, type Room } from './rooms.ts'
import type { Settings } from './settings.ts'

/** The background for the part of a page with this index. */
export function useRooms(): (index: number) => Room {
  const { rooms = ROOMS } = useSettings<Partial<Settings>>()
  return (index) => rooms[index % rooms.length] ?? 'plaster'
}
