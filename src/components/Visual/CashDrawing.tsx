import { Bar, Canvas, paint, Panel } from './parts'

/** Balances of accounts, and their forecast for a few weeks. */
export default function CashDrawing() {
  return (
    <Canvas ground="low">
      <Panel x={120} y={44} w={264} h={150} r={18} fill="mint" edge="none" />
      <Panel x={92} y={74} w={288} h={160} r={18} fill="sand" edge="none" />
      <Panel x={60} y={106} w={320} h={176} r={18} fill="accent" edge="none" />
      <Bar x={86} y={134} w={72} fill="mint" />
      <Bar x={86} y={154} w={168} h={22} fill="onAccent" />
      <path
        className="draw"
        pathLength="1"
        d="M86 250c40 0 46-28 82-28s46 18 82 8 44-40 104-42"
        stroke={paint.coral}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="354" cy="188" r="7" fill={paint.coral} stroke={paint.accent} strokeWidth="3" />
      <g className="float">
        <Panel x={226} y={258} w={216} h={100} />
        <circle cx="258" cy="290" r="14" fill={paint.soft} />
        <path
          d="M258 297v-13m-5 5 5-5 5 5"
          stroke={paint.accent}
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Bar x={284} y={286} w={70} fill="ink" />
        <Bar x={382} y={286} w={40} fill="accent" />
        <circle cx="258" cy="328" r="14" fill={paint.coralSoft} />
        <path
          d="M258 321v13m-5-5 5 5 5-5"
          stroke={paint.ink}
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Bar x={284} y={324} w={54} fill="ink" />
        <Bar x={394} y={324} w={28} fill="coral" />
      </g>
      {[0, 1, 2].map((coin) => (
        <g key={coin} transform={`translate(0 ${-coin * 15})`}>
          <path d="M78 336v12c0 9 20 16 44 16s44-7 44-16v-12Z" fill={paint.coral} />
          <ellipse
            cx="122"
            cy="336"
            rx="44"
            ry="16"
            fill={paint.coralSoft}
            stroke={paint.coral}
            strokeWidth="2"
          />
        </g>
      ))}
    </Canvas>
  )
}
