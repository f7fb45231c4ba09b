import { useQuery } from "@tanstack/react-query";
import type { AnsweredMoment } from "#domain/notebook/notebook.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { loadCareerPages } from "../content.ts";

/** An answered moment of a career, in words. */
export interface MomentInWords extends Pick<AnsweredMoment, "career" | "moment" | "answer"> {
	readonly title: string;
	readonly text: string;
}

/** Answered moments in words, in their order; empty until they have loaded. Moments that a career no longer has are left out. */
export const useMomentsInWords = (moments: readonly AnsweredMoment[]): readonly MomentInWords[] => {
	const locale = useLocale();
	const { data } = useQuery({
		queryKey: ["content", "moments", locale, moments],
		queryFn: async (): Promise<readonly MomentInWords[]> => {
			const pages = await loadCareerPages(locale);
			const inWords = moments.map(async ({ career, moment, answer }) => {
				const { title, week } = (await pages[career]()).default;
				const text = week[moment]?.text;
				return text === undefined ? [] : [{ career, moment, answer, title, text }];
			});
			return (await Promise.all(inWords)).flat();
		},
		enabled: moments.length > 0,
		staleTime: Number.POSITIVE_INFINITY,
	});
	return moments.length > 0 ? (data ?? []) : [];
};
