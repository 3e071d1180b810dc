import { Bar, Canvas, paint, Panel, type Paint } from './parts'

const rows: { fill: Paint; mark: string; sign: string; name: number; amount: number }[] = [
  { fill: 'mint', mark: paint.night, sign: 'M-7 5 0-7 7 5Z', name: 88, amount: 40 },
  { fill: 'coral', mark: paint.night, sign: 'M-6-6h12v12H-6Z', name: 66, amount: 52 },
  { fill: 'sand', mark: paint.night, sign: 'M-7 0a7 7 0 0 1 14 0ZM-7 4H7', name: 96, amount: 34 },
  { fill: 'soft', mark: paint.ink, sign: 'M0-8 7-2 4 7h-8l-3-9Z', name: 74, amount: 44 },
]

/** Recurring payments, with one contract that is due. */
export default function SubscriptionsDrawing() {
  return (
    <Canvas ground="wide">
      <Panel x={54} y={48} w={300} h={304} r={20} />
      <Bar x={80} y={74} w={92} h={11} fill="ink" />
      <rect x="290" y="68" width="40" height="22" rx="11" fill={paint.accent} />
      <circle cx="319" cy="79" r="8" fill={paint.onAccent} />
      {rows.map(({ fill, mark, sign, name, amount }, row) => (
        <g key={fill} transform={`translate(0 ${row * 60})`}>
          {row === 1 ? <Panel x={66} y={108} w={276} h={56} r={12} fill="coralSoft" edge="none" /> : null}
          <rect x="80" y="118" width="36" height="36" rx="11" fill={paint[fill]} />
          <path d={sign} transform="translate(98 136)" fill={mark} stroke={mark} strokeLinejoin="round" />
          <Bar x={130} y={124} w={name} fill="ink" />
          <Bar x={130} y={140} w={name - 30} h={7} fill={row === 1 ? 'coral' : 'line'} />
          <rect x={330 - amount} y="131" width={amount} height="9" rx="4.5" fill={paint.ink} />
        </g>
      ))}
      <g className="float">
        <Panel x={318} y={206} w={124} h={128} />
        <path d="M318 238h124v-16a16 16 0 0 0-16-16h-92a16 16 0 0 0-16 16Z" fill={paint.accent} />
        <path d="M344 198v16M416 198v16" stroke={paint.ink} strokeWidth="5" strokeLinecap="round" />
        <path
          d="M340 258h90M340 282h90M340 306h46"
          stroke={paint.line}
          strokeWidth="12"
          strokeLinecap="round"
          strokeDasharray=".1 22.4"
        />
        <circle cx="385" cy="282" r="12" fill={paint.coral} />
      </g>
    </Canvas>
  )
}
