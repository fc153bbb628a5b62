import { type MediaSettings, openMediaStorage, readMediaSettings } from '@store/api/media'
import { Complaint } from '../complaint.ts'
import { dataFolder } from '../connection.ts'
import { terminal } from '../terminal.ts'

/** The settings of the storage of pictures, as the server reads them from the same variables. */
export function mediaSettings(): MediaSettings {
  const reading = readMediaSettings({ ...terminal().env, DATA_DIR: dataFolder() })
  if (reading.kind === 'wrong') throw new Complaint(reading.sentence)
  return reading.settings
}

/** The storage of this installation's pictures. */
export const openPictures = () => openMediaStorage(mediaSettings())
