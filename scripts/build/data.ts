import { writeEngineData, writeVoiceData } from './engineData.ts';
import { writeOpenApi } from './openApi.ts';

await Promise.all([writeEngineData(), writeVoiceData(), writeOpenApi()]);
