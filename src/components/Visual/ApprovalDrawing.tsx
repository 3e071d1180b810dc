import { Bar, Canvas, paint, Panel, Person, Tick } from './parts'

/** A request that two people approve before its payment. */
export default function ApprovalDrawing() {
  return (
    <Canvas>
      <path
        className="draw"
        pathLength="1"
        d="M206 108h70a26 26 0 0 1 26 26v26M302 226v18a26 26 0 0 1-26 26h-86a26 26 0 0 0-26 26v8"
        stroke={paint.accent}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Panel x={44} y={54} w={190} h={108} />
      <rect x="62" y="72" width="40" height="40" rx="12" fill={paint.coralSoft} />
      <path
        d="M73 84h18v16H73ZM78 84v-3a4 4 0 0 1 8 0v3"
        stroke={paint.ink}
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <Bar x={114} y={78} w={84} fill="ink" />
      <Bar x={114} y={96} w={56} />
      <Bar x={62} y={132} w={104} h={12} fill="ink" />
      <g className="float">
        <Panel x={210} y={160} w={226} h={72} />
        <Person x={248} y={196} r={22} fill="sand" />
        <Bar x={282} y={184} w={72} fill="ink" />
        <Bar x={282} y={202} w={48} />
        <rect x="374" y="180" width="44" height="32" rx="10" fill={paint.accent} />
        <path
          d="m388 196 6 6 11-12"
          stroke={paint.onAccent}
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <Panel x={58} y={288} w={254} h={72} />
      <Person x={98} y={324} r={22} fill="mint" />
      <Bar x={132} y={312} w={80} fill="ink" />
      <Bar x={132} y={330} w={54} />
      <circle cx="276" cy="324" r="15" stroke={paint.line} strokeWidth="4" />
      <path d="M276 309a15 15 0 0 1 15 15" stroke={paint.coral} strokeWidth="4" strokeLinecap="round" />
      <Tick x={234} y={60} r={18} />
    </Canvas>
  )
}
