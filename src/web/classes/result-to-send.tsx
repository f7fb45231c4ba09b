import { useTranslation } from "react-i18next";
import { spectrum } from "#domain/careers/category.ts";
import { linesOf, type SentResult } from "#domain/classes/sent-result.ts";
import { Button } from "../ui/button.tsx";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

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
		<section aria-labelledby="to-send" className="grid gap-5">
			<div className="grid gap-1">
				<h2 id="to-send" className="display-3">
					{t("join.ready")}
				</h2>
				<p className="text-soft">{t("join.what")}</p>
			</div>
			{sent.size === 0 ? (
				<p className="measure">{t("join.noStandOut")}</p>
			) : (
				<>
					<SpectrumBand
						lines={spectrum.map(({ key }) => ({ key, count: sent.has(key) ? 1 : 0 }))}
						className="h-24 w-full rounded-panel"
					/>
					<div className="grid gap-1">
						<h3 className="font-semibold">{t("join.fields")}</h3>
						<ul>
							{linesOf(result).map((category) => (
								<li key={category} className="border-b border-hairline py-1.5">
									{t(`common.categories.${category}`)}
								</li>
							))}
						</ul>
					</div>
				</>
			)}
			<Button className="justify-self-start" disabled={isBusy} onClick={() => onSend(result)}>
				{isBusy ? t("join.sending") : t(hasSent ? "join.sendAgain" : "join.send")}
			</Button>
		</section>
	);
}
