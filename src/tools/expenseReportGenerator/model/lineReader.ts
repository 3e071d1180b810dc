import { decimal, roundMoney, type Decimal } from '../../numbers/model/decimal'
import { parseNumber, type NumberProblem, type ParsedNumber } from '../../numbers/model/parseNumber'
import { lineLimits, moneyLimits, ownRateLimits, vatLimits, type NumberFieldName } from './lineLimits'

/** What is wrong with a field: with the number itself, with its size by a rule or beside another one, or that it is missing. */
export type FieldProblem =
  | NumberProblem
  | 'required'
  | 'zero'
  | 'vatTooHigh'
  | 'tooMany'
  | 'notWhole'
  | 'tooShort'

export type FieldProblems = Partial<Record<NumberFieldName, FieldProblem>>

/** Reads the numbers of a line, whose amounts are in this currency, and collects what is wrong with them. */
export class LineReader {
  readonly problems: FieldProblems = {}

  constructor(
    private readonly fields: Partial<Record<NumberFieldName, string>>,
    private readonly htmlLang: string,
    private readonly currency: string,
  ) {}

  private parse(name: NumberFieldName): Extract<ParsedNumber, { problem?: undefined }> {
    const { currency } = this
    const limits = {
      ...lineLimits,
      amount: moneyLimits(currency),
      vat: vatLimits(currency),
      ownRate: ownRateLimits(currency),
    }
    const parsed = parseNumber(this.fields[name] ?? '', this.htmlLang, limits[name])
    if (parsed.problem === undefined) return parsed
    this.problems[name] = parsed.problem
    return { value: undefined }
  }

  /** The number in a field; undefined without one, and when it is wrong. */
  number(name: NumberFieldName): Decimal | undefined {
    const { value } = this.parse(name)
    return value === undefined ? undefined : decimal(value)
  }

  /** The VAT that an amount contains, which may be entered as its rate: 20 % in 600 are 100. */
  vatIn(amount: Decimal | undefined): Decimal | undefined {
    const { value, isPercent } = this.parse('vat')
    if (value === undefined) return undefined
    const vat = decimal(value)
    if (!isPercent) return vat
    if (vat.lt(0) || vat.gt(100)) {
      this.problems.vat = 'vatTooHigh'
      return undefined
    }
    return amount && roundMoney(amount.times(vat).div(vat.plus(100)), this.currency)
  }

  /** The number in a field that a line cannot be calculated without. */
  required(name: NumberFieldName): Decimal | undefined {
    const value = this.number(name)
    if (value === undefined) this.problems[name] ??= 'required'
    return value
  }

  /** The number in a field that has to be above zero. */
  positive(name: NumberFieldName): Decimal | undefined {
    const value = this.required(name)
    if (value?.eq(0)) {
      this.problems[name] = 'zero'
      return undefined
    }
    return value
  }
}
