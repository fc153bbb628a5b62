import { resolve } from 'node:path'
import * as z from 'zod'

export type S3Settings = {
  readonly bucket: string
  /** Null: Amazon's endpoint of the region. */
  readonly endpoint: string | null
  readonly region: string
  /** The bucket is in the path of addresses, not in their host. */
  readonly pathStyle: boolean
  /** Null: those that the AWS client finds, such as a role of the machine. */
  readonly credentials: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly sessionToken?: string
  } | null
}

export type MediaSettings = {
  readonly dataDir: string
  readonly s3: S3Settings | null
  /** The most bytes that the cache of a bucket's pictures takes on this machine. */
  readonly cacheBytes: number
}

type MediaReading =
  | { readonly kind: 'read'; readonly settings: MediaSettings }
  /** A sentence for the person who starts the program, without any value. */
  | { readonly kind: 'wrong'; readonly sentence: string }

const MB = 1_000_000

const Variables = z.object({
  DATA_DIR: z.string().default('.data'),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  MEDIA_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !new URL(url).username)
    .optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,50}$/)
    .optional(),
  MEDIA_S3_PATH_STYLE: z.enum(['on', 'off']).optional(),
  MEDIA_CACHE_MB: z.coerce.number().int().min(10).max(10_000_000).default(2_000),
  AWS_REGION: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
})

/** Reads where pictures are stored from the environment: in the data folder unless a bucket is named. */
export function readMediaSettings(variables: NodeJS.ProcessEnv): MediaReading {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = Variables.safeParse(present)
  if (!result.success) {
    const names = [...new Set(result.error.issues.map(({ path }) => String(path[0])))]
    return wrong(`These variables cannot be used as they are: ${names.join(', ')}. Mend or unset them.`)
  }
  const read = result.data
  const settings = { dataDir: resolve(read.DATA_DIR), cacheBytes: read.MEDIA_CACHE_MB * MB }
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_ENDPOINT: endpoint = null } = read
  if (bucket === undefined) {
    const extra = (['MEDIA_S3_ENDPOINT', 'MEDIA_S3_REGION', 'MEDIA_S3_PATH_STYLE'] as const).find((name) => read[name])
    if (extra) return wrong(`${extra} is set, but no bucket: set MEDIA_S3_BUCKET, or unset it.`)
    return { kind: 'read', settings: { ...settings, s3: null } }
  }
  const region = read.MEDIA_S3_REGION ?? read.AWS_REGION ?? (endpoint === null ? undefined : 'us-east-1')
  if (region === undefined) return wrong('MEDIA_S3_BUCKET is set, but no region: set MEDIA_S3_REGION.')
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: token } = read
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    return wrong('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both.')
  const credentials =
    accessKeyId !== undefined && secretAccessKey !== undefined
      ? { accessKeyId, secretAccessKey, ...(token !== undefined && { sessionToken: token }) }
      : null
  // Other services expect the bucket in the path; Amazon in the host.
  const pathStyle = read.MEDIA_S3_PATH_STYLE ? read.MEDIA_S3_PATH_STYLE === 'on' : endpoint !== null
  return { kind: 'read', settings: { ...settings, s3: { bucket, endpoint, region, pathStyle, credentials } } }
}

const wrong = (sentence: string) => ({ kind: 'wrong', sentence }) as const
