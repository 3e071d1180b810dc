import type { HostText } from '../hostFile'
import { serverFiles } from './serverFiles'

/** Asks the server in the container whether it responds; the exit code says so. */
export const healthCommand = [
  'node',
  '-e',
  "fetch('http://127.0.0.1:'+process.env.PORT+'/api/live').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))",
] as const

/**
 * A container file of the built server, for `docker build -f build/hosts/container/Dockerfile .` in the project's folder after
 * `npm run build`. Leads are stored in the volume `/data`. `nodeVersion`: as in `.nvmrc`.
 */
export const containerFiles = (nodeVersion: string): HostText[] => {
  const packages = serverFiles.filter((file) => !file.includes('/'))
  const others = serverFiles.filter((file) => file.includes('/'))
  return [
    {
      path: 'Dockerfile',
      text: `# Written by "npm run hosts -- container".
FROM node:${nodeVersion}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 LEADS_DATABASE_URL=file:/data/leads.db
WORKDIR /site
COPY ${packages.join(' ')} ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force \\
  && mkdir /data && chown node:node /data
${others.map((file) => `COPY ${file} ${file}`).join('\n')}
COPY build build
COPY public public
USER node
VOLUME /data
EXPOSE 9000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ${JSON.stringify(healthCommand)}
CMD ["node", "scripts/runBundle.mjs", "server"]
`,
    },
    {
      path: 'Dockerfile.dockerignore',
      text: `*\n${[...serverFiles, 'build', 'public'].map((file) => `!${file}`).join('\n')}\nbuild/hosts\n**/.env*\n`,
    },
  ]
}
