import { useQuery } from "@tanstack/react-query";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { type Duet, type DuetSide, duetOf, duetSide } from "#domain/quiz/duet.ts";
import { readStoredResult } from "#domain/quiz/presented-result.ts";
import { encodeResultCode, writtenCode } from "#domain/quiz/result-code.ts";
import type { ShareCodeProblem } from "#domain/quiz/share-code.ts";
import { readSharedResult } from "#domain/quiz/shared-result.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { type Loaded, loadedOf } from "../../api/loaded.ts";
import { loadCatalogue } from "../../careers/content.ts";
import { loadQuestionnaire, loadQuestionnaireOfVersion } from "../../quiz/questionnaire.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import type { OwnResult } from "../result-views.tsx";

/** The code of the reader's own result; null where its answers are lost. */
const ownCodeOf = async (locale: Locale, own: OwnResult | null): Promise<string | null> => {
	const questionnaire = own && (await loadQuestionnaireOfVersion(locale, own.questionnaireVersion));
	const result = questionnaire && readStoredResult(questionnaire, own);
	return result ? encodeResultCode(questionnaire, result.answers, result.tieChoices) : null;
};

/** Two results side by side, the reader's own first where it is one of them. */
export interface ReadDuet {
	readonly kind: "duet";
	readonly isOwn: boolean;
	/** The codes, in the order of the sides. */
	readonly codes: readonly [string, string];
	readonly sides: readonly [DuetSide, DuetSide];
	readonly duet: Duet;
	/** The career in the overlap; null without one. */
	readonly career: PresentedCareerCard | null;
}

/**
 * The state of a duet's address: readable, damaged, the same code twice, or with one code while the reader has no
 * result.
 */
export type DuetState =
	| ReadDuet
	| { readonly kind: "damaged"; readonly code: ShareCodeProblem }
	| { readonly kind: "same" }
	| { readonly kind: "alone" };

const readDuet = async (
	locale: Locale,
	given: readonly string[],
	own: OwnResult | null,
): Promise<DuetState> => {
	const ownCode = await ownCodeOf(locale, own);
	const [first, second] = given.map(writtenCode);
	if (first === undefined || given.length > 2) return { kind: "damaged", code: "share.unreadable" };
	const partner = second ?? ownCode;
	if (partner === null) return { kind: "alone" };
	// The reader's own side is above the axis, wherever its code is in the address.
	const [upper, lower] = partner === ownCode ? [partner, first] : [first, partner];
	const read = async (code: string) => readSharedResult(await loadQuestionnaire(locale, code), code);
	const [one, other] = await Promise.all([read(upper), read(lower)]);
	if (!one.ok) return { kind: "damaged", code: one.code };
	if (!other.ok) return { kind: "damaged", code: other.code };
	if (upper === lower) return { kind: "same" };
	const sides = [duetSide(one.value), duetSide(other.value)] as const;
	const duet = duetOf(...sides);
	const catalogue = await loadCatalogue(locale);
	return {
		kind: "duet",
		isOwn: upper === ownCode,
		codes: [upper, lower],
		sides,
		duet,
		career: catalogue.find(({ id }) => id === duet.career) ?? null,
	};
};

/** The duet of the codes in the address; with one code, the other is the reader's own. Nothing is stored or sent. */
export const useDuet = (codes: readonly string[], own: OwnResult | null | undefined): Loaded<DuetState> => {
	const locale = useLocale();
	return loadedOf(
		useQuery({
			queryKey: ["content", "duet", locale, codes, own],
			queryFn: () => readDuet(locale, codes, own ?? null),
			enabled: own !== undefined,
			gcTime: 0,
		}),
	);
};
