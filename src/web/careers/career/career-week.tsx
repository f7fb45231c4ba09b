import { useTranslation } from "react-i18next";
import type { WeekPart } from "#domain/careers/setting.ts";
import { SettingIcon, settingTint } from "../setting-icon.tsx";

/** A real week as a strip: one part per place, as wide as it is long; vertical on phones. */
export function CareerWeek({ week }: { readonly week: readonly WeekPart[] }) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-3">
			<ol
				className="grid gap-1 md:grid-cols-(--columns)"
				style={
					{
						"--columns": week.map(({ parts }) => `minmax(0,${parts}fr)`).join(" "),
					} as React.CSSProperties
				}
			>
				{week.map(({ text, setting, parts }) => {
					const tint = settingTint[setting];
					return (
						<li
							key={text}
							className="grid content-start gap-x-3 gap-y-1 max-md:grid-cols-[2.75rem_minmax(0,1fr)] max-md:grid-rows-[auto_1fr] md:gap-y-2"
							data-line={tint}
						>
							<span
								className={`flex gap-2 rounded-[4px] p-2 text-sm font-semibold leading-tight max-md:row-span-2 max-md:min-h-[calc(var(--parts)*4.25rem)] max-md:items-start max-md:justify-center md:h-20 md:flex-col ${tint ? "bg-line-surface text-line-text" : "bg-sunken text-ink"}`}
								style={{ "--parts": parts } as React.CSSProperties}
							>
								<SettingIcon setting={setting} />
								<span className="max-md:sr-only">{t(`career.settings.${setting}`)}</span>
							</span>
							<span aria-hidden="true" className="text-sm font-semibold md:hidden">
								{t(`career.settings.${setting}`)}
							</span>
							<span className="text-[0.95rem] leading-snug md:pr-2">{text}</span>
						</li>
					);
				})}
			</ol>
			<p className="text-sm text-soft">{t("career.weekNote")}</p>
		</div>
	);
}
