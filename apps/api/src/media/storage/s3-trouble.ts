import type { StorageTrouble } from './storage.ts'

type Facts = {
  readonly name?: string
  readonly code?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** Why a bucket cannot be used, from the client's error. */
export function s3Trouble(
  error: unknown,
  { bucket, endpoint }: { readonly bucket: string; readonly endpoint: string | null },
): StorageTrouble {
  const { name = '', code, $metadata } = (error ?? {}) as Facts
  const status = $metadata?.httpStatusCode ?? 0
  const where = endpoint === null ? 'Amazon S3' : `the S3 service at ${endpoint}`
  const refused = (sentence: string) => ({ kind: 'refused', sentence }) as const
  if (name === 'CredentialsProviderError')
    return refused(`There are no credentials for ${where}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`)
  if (status === 404) return refused(`There is no bucket ${bucket} at ${where}: create it, or mend MEDIA_S3_BUCKET.`)
  if (status === 401 || status === 403)
    return refused(
      `The bucket ${bucket} at ${where} is not open to these credentials (${status}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and what they may do.`,
    )
  if (status === 301 || status === 307 || status === 400)
    return refused(`The bucket ${bucket} at ${where} cannot be used (${status}): check MEDIA_S3_REGION.`)
  const why = [code ?? name, status || ''].filter(Boolean).join(', ')
  return { kind: 'silent', sentence: `Pictures cannot be read: ${where} does not answer (${why}).` }
}
