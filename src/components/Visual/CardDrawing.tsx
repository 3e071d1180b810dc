import { Bar, Canvas, CompanyCard, paint, Panel, Tick } from './parts'

/** One company card, its limit and a payment that went through. */
export default function CardDrawing() {
  return (
    <Canvas>
      <g transform="rotate(-7 200 200) translate(72 92) scale(1.22)">
        <CompanyCard />
      </g>
      <g className="float">
        <Panel x={252} y={262} w={196} h={96} />
        <circle cx="284" cy="294" r="16" fill={paint.coralSoft} />
        <path
          d="M277 298v-8h14v8M280 290v-2a4 4 0 0 1 8 0v2"
          stroke={paint.ink}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <Bar x={312} y={284} w={72} fill="ink" />
        <Bar x={312} y={298} w={46} />
        <Bar x={270} y={330} w={160} h={10} fill="tint" />
        <Bar x={270} y={330} w={104} h={10} fill="coral" />
        <Tick x={446} y={266} r={18} />
      </g>
    </Canvas>
  )
}
