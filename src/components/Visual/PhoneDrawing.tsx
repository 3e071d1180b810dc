import { Bar, Canvas, Mark, paint, Panel, Tick } from './parts'

const payments = [
  { fill: 'mint', name: 62, amount: 34 },
  { fill: 'sand', name: 48, amount: 26 },
  { fill: 'coralSoft', name: 56, amount: 30 },
] as const

/** A phone that shows a payment just made. */
export default function PhoneDrawing() {
  return (
    <Canvas ground="tall">
      <rect x="138" y="14" width="204" height="372" rx="34" fill={paint.ink} />
      <rect x="146" y="22" width="188" height="356" rx="27" fill={paint.surface} />
      <rect x="212" y="32" width="56" height="14" rx="7" fill={paint.ink} />
      <Mark x={164} y={60} fill="accent" />
      <circle cx="308" cy="71" r="12" fill={paint.soft} />
      <Panel x={160} y={98} w={160} h={104} r={14} fill="accent" edge="none" />
      <Bar x={176} y={116} w={52} h={6} fill="mint" />
      <Bar x={176} y={134} w={100} h={16} fill="onAccent" />
      <Bar x={176} y={174} w={128} h={8} fill="accent" />
      <rect x="176" y="174" width="128" height="8" rx="4" fill={paint.onAccent} fillOpacity=".25" />
      <Bar x={176} y={174} w={78} h={8} fill="coral" />
      {payments.map(({ fill, name, amount }, row) => (
        <g key={fill} transform={`translate(0 ${row * 46})`}>
          <rect x="164" y="222" width="30" height="30" rx="10" fill={paint[fill]} />
          <Bar x={204} y={228} w={name} h={6} fill="ink" />
          <Bar x={204} y={240} w={name - 18} h={6} />
          <rect x={316 - amount} y="233" width={amount} height="7" rx="3.5" fill={paint.ink} />
        </g>
      ))}
      <g className="float">
        <Panel x={250} y={282} w={196} h={76} />
        <circle cx="288" cy="320" r="20" fill={paint.coral} />
        <path
          d="M280 325v-10h16v10M284 315v-3a4 4 0 0 1 8 0v3"
          stroke={paint.night}
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <Bar x={320} y={308} w={68} fill="ink" />
        <Bar x={320} y={324} w={44} />
        <Tick x={420} y={320} r={13} />
      </g>
    </Canvas>
  )
}
