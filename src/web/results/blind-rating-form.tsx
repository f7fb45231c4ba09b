import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedCareerCard as Career } from "#domain/careers/presented-career.ts";
import {
	type BlindCareer,
	drawBlindCareers,
	type RatingVerdict,
	ratingVerdicts,
} from "#domain/quiz/blind-rating.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { useApiMutation } from "../api/api.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { useToast } from "../ui/toast.tsx";
import type { OwnResult, ResultsContent } from "./result-views.tsx";

interface BlindRatingFormProps {
	readonly finished: OwnResult;
	readonly content: ResultsContent;
	/** Called when the ratings have been sent, or when the student skips them. */
	readonly onDone: () => void;
}

interface RowProps {
	readonly career: Career;
	readonly verdict: RatingVerdict | undefined;
	readonly onRate: (verdict: RatingVerdict) => void;
}

/** One career with its rating. */
function Row({ career, verdict, onRate }: RowProps) {
	const { t } = useTranslation();
	return (
		<li className="border-t border-hairline py-5">
			<fieldset className="grid gap-3 md:grid-cols-[1fr_minmax(18rem,26rem)] md:items-center md:gap-8">
				<legend className="float-left contents">
					<span className="grid gap-1">
						<span className="font-display text-xl font-semibold">{career.title}</span>
						<span className="measure text-soft">{career.description}</span>
					</span>
				</legend>
				<div className="grid grid-cols-3 gap-2">
					{ratingVerdicts.map((one) => (
						<Choice
							key={one}
							type="radio"
							name={`rating-${career.id}`}
							value={one}
							isChosen={verdict === one}
							onChoose={() => onRate(one)}
							isCompact
						>
							{t(`rating.verdicts.${one}`)}
						</Choice>
					))}
				</div>
			</fieldset>
		</li>
	);
}

/**
 * Six careers, some of which match the answers and some not, to rate before seeing the results. Only each one's rank
 * and rating are sent, never which career it was.
 */
export function BlindRatingForm({ finished: { answers }, content, onDone }: BlindRatingFormProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	const toast = useToast();
	const { catalogue, questionnaire } = content;
	const [drawn] = useState<readonly BlindCareer[]>(() =>
		drawBlindCareers(
			scoreAnswers(questionnaire, answers ?? {}),
			catalogue.map(({ id }) => id),
			Math.random,
		),
	);
	const [verdicts, setVerdicts] = useState<Readonly<Record<string, RatingVerdict>>>({});
	const [isMissing, setMissing] = useState(false);
	const rating = useApiMutation("POST /api/quiz/blind-ratings", {
		onSuccess: () => toast({ tone: "success", title: t("rating.sent") }),
		onError: ({ code }) => toast({ title: t("rating.unsent"), description: problem(code) }),
	});
	const ratings = drawn.flatMap(({ careerId, group }) => {
		const verdict = verdicts[careerId];
		return verdict ? [{ group, verdict }] : [];
	});
	const send = (): void => {
		if (rating.isPending) return;
		setMissing(ratings.length < drawn.length);
		if (ratings.length < drawn.length) return;
		const body = { questionnaireVersion: questionnaire.version, ratings };
		rating.mutate({ body }, { onSettled: onDone });
	};
	return (
		<div className="page grid gap-8 pt-12 md:pt-16">
			<div className="grid gap-4">
				<h1 className="display-2 max-w-[24ch]">{t("rating.title")}</h1>
				<p className="lead measure">{t("rating.lead")}</p>
				<p className="measure text-soft">{t("rating.privacy")}</p>
			</div>
			<ul className="border-b border-hairline">
				{drawn.map(({ careerId }) => {
					const career = catalogue.find(({ id }) => id === careerId);
					return career ? (
						<Row
							key={careerId}
							career={career}
							verdict={verdicts[careerId]}
							onRate={(verdict) => setVerdicts((before) => ({ ...before, [careerId]: verdict }))}
						/>
					) : null;
				})}
			</ul>
			<p role="status" className="font-medium text-danger empty:hidden">
				{isMissing && ratings.length < drawn.length
					? t("rating.missing", { count: drawn.length - ratings.length })
					: null}
			</p>
			<div className="flex flex-wrap gap-3">
				<Button aria-disabled={rating.isPending || undefined} onClick={send}>
					{t("rating.send")}
				</Button>
				<Button look="secondary" onClick={onDone}>
					{t("rating.skip")}
				</Button>
			</div>
		</div>
	);
}
