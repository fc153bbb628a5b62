import { diskStorage, type MediaSettings, type MediaStorage, openBucket, StorageUnavailable } from '@store/api/media'
import { Option } from 'commander'
import { command, group, type Json } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { copyMedia } from '../../media/copy-media.ts'
import { mediaSettings } from '../../media/storages.ts'
import { answer, counted, note, print } from '../../print.ts'

const PLACES = ['disk', 's3'] as const
type StoragePlace = (typeof PLACES)[number]
type Options = Json & {
  readonly from: StoragePlace
  readonly to: StoragePlace
  readonly variants?: boolean
  readonly check?: boolean
}

/** The commands for stored pictures; they use neither the API nor PostgreSQL. */
export const mediaCommand = () => group('media', 'Look after stored pictures', [mediaCopy()])

const mediaCopy = () =>
  command('copy', 'Copy all pictures from the data folder into the bucket, or back, while shops are open', [
    'media copy --from disk --to s3',
    'media copy --from s3 --to disk --variants --check --json',
  ])
    .addOption(place('--from <place>', 'where they are'))
    .addOption(place('--to <place>', 'where to'))
    .option('--variants', 'with the sizes that were made of them, which would be made again otherwise')
    .option('--check', 'also read what is there already, and compare it')
    .action(async ({ from, to, variants = false, check = false, json }: Options) => {
      if (from === to) throw new Complaint('Say two places: "--from disk --to s3", or the other way round.')
      const settings = mediaSettings()
      const copied = await complaining(async () =>
        copyMedia({
          from: await openPlace(from, settings),
          to: await openPlace(to, settings),
          withVariants: variants,
          check,
          show: (shop, done) => note(`up to shop ${shop}: ${done.copied} copied, ${done.there} there already`),
        }),
      )
      answer({ json }, copied, () =>
        print(
          `${counted(copied.copied, 'file')} of ${counted(copied.shops, 'shop')} copied (${copied.bytes} bytes), ${copied.there} there already`,
        ),
      )
      if (copied.damaged.length > 0)
        throw new Complaint(`Not copied, as they are damaged: ${copied.damaged.slice(0, MOST_NAMED).join(', ')}`)
    })

const MOST_NAMED = 50

const place = (flags: string, says: string) => new Option(flags, says).choices([...PLACES]).makeOptionMandatory()

async function openPlace(name: StoragePlace, { dataDir, s3 }: MediaSettings): Promise<MediaStorage> {
  if (name === 'disk') return diskStorage(dataDir)
  if (!s3) throw new Complaint('Set MEDIA_S3_BUCKET, and what belongs to it, to say which bucket.')
  const bucket = await openBucket(s3)
  const trouble = await bucket.check()
  if (trouble) throw new Complaint(trouble.sentence)
  return bucket
}

async function complaining<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof StorageUnavailable)) throw problem
    const { message } = (problem.cause ?? problem) as Error
    throw new Complaint(`The bucket stopped answering (${message}). Run this again: it goes on where it stopped.`)
  }
}
