import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { isGuess, maxGuessHeight, writeGuess } from "#domain/classes/guess.ts";
import { useApiMutation } from "../../api/api.ts";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";

/** The words of the heights, from none to many. */
const heights = ["none", "few", "some", "many"] as const;

interface GuessLineProps {
	readonly line: CategoryKey;
	readonly height: number;
	readonly onHeight: (height: number) => void;
}

/** The line of one field: it grows under a finger, and by the arrow keys. */
function GuessLine({ line, height, onHeight }: GuessLineProps) {
	const { t } = useTranslation();
	const id = useId();
	const at = `${(100 * height) / maxGuessHeight}%`;
	return (
		<li data-line={line} className="grid grid-cols-[6.75rem_minmax(0,1fr)] items-center gap-3">
			<label htmlFor={id} className="text-sm leading-tight text-glow">
				{t(`common.fields.${line}`)}
			</label>
			<span className="relative block h-9 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-on-band">
				<span aria-hidden="true" className="absolute inset-x-2 inset-y-0 forced-colors:hidden">
					<span className="absolute inset-x-0 top-1/2 h-px bg-on-band/25" />
					<span
						className="absolute left-0 top-1/2 -translate-y-1/2 rounded-full bg-glow transition-all duration-150"
						style={{ width: at, height: 1 + 2 * height, boxShadow: `0 0 ${7 * height}px var(--color-glow)` }}
					/>
					<span
						className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-glow bg-band transition-all duration-150"
						style={{ left: at }}
					/>
				</span>
				<input
					id={id}
					type="range"
					min={0}
					max={maxGuessHeight}
					step={1}
					value={height}
					aria-valuetext={t(`join.guess.heights.${heights[height] ?? "none"}`)}
					onChange={({ currentTarget }) => onHeight(Number(currentTarget.value))}
					className="absolute inset-0 m-0 size-full cursor-pointer opacity-0 forced-colors:opacity-100"
				/>
			</span>
		</li>
	);
}

/** A drawing of the spectrum that a pupil expects of the class: a height for each field. Only its digits are sent. */
export function GuessForm({ token }: { readonly token: string }) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const [guess, setGuess] = useState<readonly number[]>(() => spectrum.map(() => 0));
	const [isMissing, setMissing] = useState(false);
	const send = useApiMutation("POST /api/class-memberships/guess", {
		invalidates: ["POST /api/class-memberships/read"],
		onError: ({ code }) => toast({ tone: "destructive", title: problem(code) }),
	});
	const setHeight = (index: number, height: number) => {
		setMissing(false);
		setGuess(guess.map((before, each) => (each === index ? height : before)));
	};
	return (
		<div className="grid gap-4 pt-3">
			<p className="measure text-soft">{t("join.guess.text")}</p>
			<div className="grid gap-1 rounded-panel bg-band p-3 text-on-band sm:p-5">
				<p aria-hidden="true" className="flex justify-between pl-[7.5rem] text-sm text-on-band-soft">
					<span>{t("join.guess.heights.none")}</span>
					<span>{t("join.guess.heights.many")}</span>
				</p>
				<ul>
					{spectrum.map(({ key }, index) => (
						<GuessLine
							key={key}
							line={key}
							height={guess[index] ?? 0}
							onHeight={(height) => setHeight(index, height)}
						/>
					))}
				</ul>
			</div>
			<p role="alert" className="text-danger">
				{isMissing ? t("join.guess.missing") : null}
			</p>
			<Button
				className="justify-self-start"
				disabled={send.isPending}
				onClick={() => {
					setMissing(!isGuess(guess));
					if (isGuess(guess)) send.mutate({ body: { token, guess: writeGuess(guess) } });
				}}
			>
				{t(send.isPending ? "join.sending" : "join.guess.send")}
			</Button>
		</div>
	);
}
