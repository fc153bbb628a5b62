import { useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { ROOMS, type Room } from './rooms.ts'

/** The background for the part of a page with this index. */
export function useRooms(): (index: number) => Room {
  const { rooms = ROOMS } = useSettings<Partial<Settings>>()
  return (index) => rooms[index % rooms.length] ?? 'plaster'
}
