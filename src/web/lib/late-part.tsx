import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { useRepeat } from "./use-away.ts";

interface Late {
	/** Keeps the part's place until it is here. */
	readonly placeholder: ReactNode;
}

/**
 * A part of a screen that is fetched when it first shows. Where it does not arrive it says so, tries again by itself
 * and at the press of a button; the rest of the screen stays as it is.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
	let part: ComponentType<Props> | undefined;
	return function LatePart({ placeholder, ...props }: Props & Late) {
		const { t } = useTranslation();
		const frame = useRef<HTMLDivElement>(null);
		const [Part, setPart] = useState(() => part);
		const [hasFailed, setFailed] = useState(false);
		const [round, setRound] = useState(0);
		const [again] = useState(() => () => setRound((before) => before + 1));
		useRepeat(hasFailed, again);
		// biome-ignore lint/correctness/useExhaustiveDependencies: every round is a try
		useEffect(() => {
			if (part) return setPart(() => part);
			let isCurrent = true;
			load().then(
				(loaded) => {
					part = loaded;
					if (!isCurrent) return;
					setFailed(false);
					setPart(() => loaded);
				},
				() => isCurrent && setFailed(true),
			);
			return () => {
				isCurrent = false;
			};
		}, [round]);
		if (Part) return <Part {...(props as unknown as Props)} />;
		return (
			<div ref={frame} tabIndex={-1} aria-busy={!hasFailed} className="outline-none">
				{hasFailed ? (
					<RetryAlert
						title={t("common.late.title")}
						description={t("problems.common.unreachable")}
						retryLabel={t("common.late.retry")}
						onRetry={() => {
							// The button goes away with its alert; the focus stays in this place.
							frame.current?.focus();
							again();
						}}
					/>
				) : (
					<>
						<p role="status" className="sr-only">
							{t("common.loading")}
						</p>
						{placeholder}
					</>
				)}
			</div>
		);
	};
};
