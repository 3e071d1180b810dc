import type { SiteManifest } from '../../../src/core/routing/siteManifest'
import type { HostFile } from '../hostFile'
import { uploadPlan } from './uploadPlan'
import { viewerFunction } from './viewerFunction'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * What an S3-compatible storage with a CDN in front needs: the objects in the order of their upload, the function that the CDN
 * runs for each request, and the headers that it adds, of which a later rule for a path replaces an earlier one.
 */
export const s3Files = async (
  manifest: SiteManifest,
  publicDir: string,
  options: { gzip: boolean },
): Promise<HostFile[]> => [
  { path: 'upload-plan.json', text: json(uploadPlan(manifest, publicDir, options)) },
  { path: 'viewer-request.js', text: await viewerFunction(manifest) },
  { path: 'response-headers.json', text: json(manifest.headers) },
]
