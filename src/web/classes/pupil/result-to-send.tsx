import { useTranslation } from "react-i18next";
import { linesOf, type SentResult } from "#domain/classes/sent-result.ts";
import { NamedBand } from "../../shared/spectrum/named-band.tsx";
import { bandLines } from "../../shared/spectrum/spectrum-lines.ts";
import { Button } from "../../ui/button.tsx";

interface ResultToSendProps {
	readonly result: SentResult;
	readonly isBusy: boolean;
	readonly hasSent: boolean;
	readonly onSend: (result: SentResult) => void;
}

/** Everything that will leave the device, shown before it does. */
export function ResultToSend({ result, isBusy, hasSent, onSend }: ResultToSendProps) {
	const { t } = useTranslation();
	const sent = new Set<string>(linesOf(result));
	return (
		<section aria-labelledby="to-send" className="grid gap-4">
			<h3 id="to-send" className="font-semibold">
				{t(sent.size === 0 ? "join.ready" : "join.fields")}
			</h3>
			{sent.size === 0 ? (
				<p className="measure">{t("join.noStandOut")}</p>
			) : (
				<>
					<div>
						<NamedBand
							lines={bandLines((key) => (sent.has(key) ? 1 : 0))}
							hasLitNamesOnly
							className="h-28 w-full rounded-panel"
						/>
						<ul className="sr-only">
							{linesOf(result).map((category) => (
								<li key={category}>{t(`common.categories.${category}`)}</li>
							))}
						</ul>
					</div>
					<p className="measure text-soft">{t("join.what")}</p>
				</>
			)}
			<Button
				className="w-full sm:w-auto sm:justify-self-start"
				disabled={isBusy}
				onClick={() => onSend(result)}
			>
				{isBusy ? t("join.sending") : t(hasSent ? "join.sendAgain" : "join.send")}
			</Button>
		</section>
	);
}
