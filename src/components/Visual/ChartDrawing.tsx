import { Bar, Canvas, paint, Panel } from './parts'

const curve = 'M80 268c28-6 38-44 66-46s36 30 64 20 34-86 66-92 40 40 66 26 30-44 52-56'

/** Spending over time against its budget, with one day highlighted. */
export default function ChartDrawing() {
  return (
    <Canvas ground="low">
      <Panel x={48} y={58} w={376} h={284} r={20} />
      <Bar x={76} y={86} w={82} h={7} />
      <Bar x={76} y={104} w={132} h={18} fill="ink" />
      <rect x="336" y="86" width="62" height="28" rx="14" fill={paint.soft} />
      <path
        d="m350 104 7-8 6 5 10-9"
        stroke={paint.accent}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M76 312h322M76 260h322M76 208h322" stroke={paint.line} strokeDasharray="3 5" />
      <path d="M76 176h322" stroke={paint.ink} strokeOpacity=".45" strokeWidth="2" strokeDasharray="7 6" />
      <path d={`${curve}v192H80Z`} fill={paint.mint} fillOpacity=".35" />
      <path
        className="draw"
        pathLength="1"
        d={curve}
        stroke={paint.accent}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M276 156v156" stroke={paint.coral} strokeWidth="2" />
      <circle cx="276" cy="150" r="9" fill={paint.coral} stroke={paint.surface} strokeWidth="4" />
      <g className="float">
        <Panel x={296} y={214} w={148} h={72} />
        <circle cx="320" cy="238" r="6" fill={paint.coral} />
        <Bar x={336} y={234} w={56} fill="ink" />
        <Bar x={336} y={256} w={84} />
        <circle cx="320" cy="260" r="6" fill={paint.accent} />
      </g>
    </Canvas>
  )
}
