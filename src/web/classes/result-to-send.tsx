import { useTranslation } from "react-i18next";
import { spectrum } from "#domain/careers/category.ts";
import type { SentResult } from "#domain/classes/sent-result.ts";
import { Button } from "../ui/button.tsx";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

interface ResultToSendProps {
	readonly result: SentResult;
	readonly titles: Readonly<Record<string, string>>;
	readonly isBusy: boolean;
	readonly hasSent: boolean;
	readonly onSend: (result: SentResult) => void;
}

/** Everything that will leave the device, shown before it does. */
export function ResultToSend({ result, titles, isBusy, hasSent, onSend }: ResultToSendProps) {
	const { t } = useTranslation();
	const counts = new Map(result.categories.map(({ category, count }) => [category, count]));
	return (
		<section aria-labelledby="to-send" className="grid gap-5">
			<div className="grid gap-1">
				<h2 id="to-send" className="display-3">
					{t("join.ready")}
				</h2>
				<p className="text-soft">{t("join.what")}</p>
			</div>
			<SpectrumBand
				lines={spectrum.map(({ key }) => ({ key, count: counts.get(key) ?? 0 }))}
				className="h-24 w-full rounded-panel"
			/>
			<dl className="grid gap-4 sm:grid-cols-2">
				<div>
					<dt className="font-semibold">{t("join.fields")}</dt>
					{result.categories.map(({ category, count }) => (
						<dd key={category} className="flex justify-between gap-4 border-b border-hairline py-1.5">
							<span>{t(`common.categories.${category}`)}</span>
							<span className="tabular-nums">{count}</span>
						</dd>
					))}
				</div>
				<div>
					<dt className="font-semibold">{t("join.careers")}</dt>
					{result.careers.map((id) => (
						<dd key={id} className="border-b border-hairline py-1.5">
							{titles[id] ?? id}
						</dd>
					))}
				</div>
			</dl>
			<Button className="justify-self-start" disabled={isBusy} onClick={() => onSend(result)}>
				{isBusy ? t("join.sending") : t(hasSent ? "join.sendAgain" : "join.send")}
			</Button>
		</section>
	);
}
