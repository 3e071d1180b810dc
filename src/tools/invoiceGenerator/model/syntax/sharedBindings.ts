import type { SemanticAddress, SemanticAdjustment, SemanticLine, SemanticParty, SemanticPeriod, SemanticVat } from '../semantic' // prettier-ignore
import type { XmlNode } from '../xmlTree'
import { list, terms, within, type Binding } from './binding'

/** Bindings of groups that several parts of an invoice have, each with the numbers of its terms there. */

/** For what is read and not written. */
export const never = (): undefined => undefined

/** A scheme is that of an identifier. */
export const schemeOf = (
  { text }: XmlNode,
  { object }: Pick<Partial<SemanticLine>, 'object'>,
): string | undefined => object && text

/** The numbers of the terms, in the order of the rows. */
export const address = (
  ...bt: readonly [number, number, number, number, number, number, number]
): Binding[] =>
  terms<SemanticAddress>(
    [`BT-${bt[0]}`, 'line1', 'LineOne', 'StreetName'],
    [`BT-${bt[1]}`, 'line2', 'LineTwo', 'AdditionalStreetName'],
    [`BT-${bt[2]}`, 'line3', 'LineThree', 'AddressLine/Line'],
    [`BT-${bt[3]}`, 'city', 'CityName', 'CityName'],
    [`BT-${bt[4]}`, 'postCode', 'PostcodeCode', 'PostalZone'],
    [`BT-${bt[5]}`, 'region', 'CountrySubDivisionName', 'CountrySubentity'],
    [`BT-${bt[6]}`, 'country', 'CountryID', 'Country/IdentificationCode'],
  )

export const contact = (...bt: readonly [number, number, number]): Binding[] =>
  within<SemanticParty>(['contact', 'DefinedTradeContact', 'Contact'], terms<NonNullable<SemanticParty['contact']>>(
    [`BT-${bt[0]}`, 'name', 'PersonName', 'Name'],
    [`BT-${bt[0]}`, 'name', { path: 'DepartmentName', write: never }],
    [`BT-${bt[1]}`, 'phone', 'TelephoneUniversalCommunication/CompleteNumber', 'Telephone'],
    [`BT-${bt[2]}`, 'email', 'EmailURIUniversalCommunication/URIID', 'ElectronicMail'],
  )) // prettier-ignore

export const vatId = (bt: number): Binding[] =>
  terms<SemanticParty>(
    [`BT-${bt}`, 'vatId', 'SpecifiedTaxRegistration[ID@schemeID=VA]/ID', 'PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID'],
  ) // prettier-ignore

/** What seller and buyer have in common. */
export const party = (group: string, bt: Readonly<Record<'name' | 'tradingName' | 'ids' | 'registration' | 'vatId' | 'electronic', number>>): Binding[] => [
  list<SemanticParty>([`BT-${bt.ids}`, 'identifiers', 'ID'], terms([`BT-${bt.ids}`, '', '', undefined, 'local']), { skipEmpty: true }),
  list<SemanticParty>([`BT-${bt.ids}`, 'identifiers', 'GlobalID', 'PartyIdentification[ID@schemeID!=SEPA]'],
    terms([`BT-${bt.ids}`, '', '', undefined, 'global'], [`BT-${bt.ids}`, '', undefined, 'ID', 'identifier']), { skipEmpty: true }),
  ...terms<SemanticParty>(
    [`BT-${bt.name}`, 'name', 'Name', 'PartyLegalEntity/RegistrationName'],
    [`BT-${bt.tradingName}`, 'tradingName', 'SpecifiedLegalOrganization/TradingBusinessName', 'PartyName/Name'],
    [`BT-${bt.registration}`, 'registration', 'SpecifiedLegalOrganization/ID', 'PartyLegalEntity/CompanyID', 'identifier'],
    [`BT-${bt.electronic}`, 'electronicAddress', 'URIUniversalCommunication/URIID', 'EndpointID', 'identifier'],
    [group, 'address', 'PostalTradeAddress', 'PostalAddress', 'group'],
  ),
  ...vatId(bt.vatId),
] // prettier-ignore

export const period = (start: number, end: number, cii: string, ubl: string): Binding[] =>
  within<{ period?: SemanticPeriod | undefined }>(['period', cii, ubl], terms<SemanticPeriod>(
    [`BT-${start}`, 'start', 'StartDateTime', 'StartDate', 'day'],
    [`BT-${end}`, 'end', 'EndDateTime', 'EndDate', 'day'],
  )) // prettier-ignore

/** Amount, base, percentage, reason and its code of an allowance or a charge. */
export const adjustment = (...bt: readonly [number, number, number, number, number]): Binding[] =>
  terms<SemanticAdjustment>(
    [`BT-${bt[0]}`, 'amount', 'ActualAmount', 'Amount', 'amount'],
    [`BT-${bt[1]}`, 'base', 'BasisAmount', 'BaseAmount', 'amount'],
    [`BT-${bt[2]}`, 'percent', 'CalculationPercent', 'MultiplierFactorNumeric'],
    [`BT-${bt[3]}`, 'reason', 'Reason', 'AllowanceChargeReason'],
    [`BT-${bt[4]}`, 'reasonCode', 'ReasonCode', 'AllowanceChargeReasonCode'],
  )

export const vat = (category: number, rate: number, cii: string, ubl: string): Binding[] =>
  within<SemanticVat>(['', cii, ubl], terms<SemanticVat>(
    [`BT-${category}`, 'category', 'CategoryCode', 'ID'],
    [`BT-${rate}`, 'rate', 'RateApplicablePercent', 'Percent'],
  )) // prettier-ignore

/** Allowances and charges have one element, with a mark. */
export const ciiAllowance =
  'SpecifiedTradeAllowanceCharge[ChargeIndicator/udt:Indicator!=true|1][ChargeIndicator/udt:Indicator:=false]'
export const ciiCharge = 'SpecifiedTradeAllowanceCharge[ChargeIndicator/udt:Indicator=true|1]'
export const ublAllowance = 'AllowanceCharge[ChargeIndicator!=true|1][ChargeIndicator:=false]'
export const ublCharge = 'AllowanceCharge[ChargeIndicator=true|1]'
export const ublVat = (name: string): string => `${name}[TaxScheme/ID:=VAT]`
