// Demo data and the control plane, unless the environment says otherwise.
process.env.DEMO_DATA ||= '1';
// Without demo data there is nothing that a reset could put back.
process.env.MOCK_CONTROL ||= process.env.DEMO_DATA === '1' ? '1' : '0';
